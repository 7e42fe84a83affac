import { isolated } from '@/lib/engine/text';
import { chatText, type Marks } from './chat';
import type { Sheet } from './sheet';

/** Discord takes no longer message from most of its users. */
export const DISCORD_LONGEST = 2_000;

/** A colon makes an address or, in pairs, an emoji. */
const MARKUP = /[\\*_~`|<>[\]]|:(?=\/\/|[\w+-]+:)/g;
/** What makes a heading, small print, a list or a quotation at the start of a line. */
const STARTS = /^(\s*)(-#|[#+-]|\d+(?=\.))/;

/**
 * Text that Discord shows as it is. A backslash does not keep a mention from calling everyone, so an unseen gap
 * follows the @.
 */
export function discordEscape(text: string): string {
  const start = (_: string, space: string, mark: string) => space + (/\d/.test(mark) ? mark : `\\${mark}`);
  const safe = text
    .replace(MARKUP, '\\$&')
    .replace(/^(\s*\d+)\./, '$1\\.')
    .replace(STARTS, start);
  return isolated(safe.replaceAll('@', '@\u200B'));
}

const MARKS: Marks = {
  literal: discordEscape,
  bold: (text) => `**${text}**`,
  list: (items) => items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n'),
  link: (url) => url,
};

/** The army as a message for Discord: names are no markup and call nobody. */
export function sheetDiscord(sheet: Sheet): string {
  return chatText(sheet, MARKS);
}
