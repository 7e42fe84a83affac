import { isolated } from '@/lib/engine/text';
import { chatText, type Marks } from './chat';
import type { Sheet } from './sheet';

/** No forum reads a tag, an address or a mention through it, and no reader sees it. */
const GAP = '\u200B';

/**
 * Text that a forum shows as it is. BBCode has no escape that all forums know, so an unseen gap stands where a tag,
 * an address or a mention would begin.
 */
export function bbcodeEscape(text: string): string {
  return isolated(text.replace(/\[|@|:(?=\/\/)|\bwww(?=\.)/gi, `$&${GAP}`));
}

const MARKS: Marks = {
  literal: bbcodeEscape,
  bold: (text) => `[b]${text}[/b]`,
  list: (items) => ['[list]', ...items.map((item) => `[*]${item}`), '[/list]'].join('\n'),
  link: (url) => `[url]${url.replace(/[[\]]/g, encodeURIComponent)}[/url]`,
};

/** The army in BBCode, for a forum. */
export function sheetBBCode(sheet: Sheet): string {
  return chatText(sheet, MARKS);
}
