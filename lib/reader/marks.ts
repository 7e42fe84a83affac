import { isBlank, type Line, NUMBER } from './lines';

/**
 * A text in one of Muster's forms for chats and forums as the plain text of the same army: BBCode, Discord and
 * Markdown are told by how they mark the name, in the first line, also where somebody quoted the whole. Any other
 * text stays as it is.
 */
export function unmarked(text: readonly Line[]): readonly Line[] {
  const lines = unquoted(text);
  const first = lines.find((line) => !isBlank(line))?.text.trimEnd() ?? '';
  if (/^\[b\].*\[\/b\]$/.test(first)) return ofBBCode(lines);
  if (/^\*\*.*\*\*$/.test(first)) return lines.map(ofDiscord);
  return first.startsWith('# ') ? ofMarkdown(lines) : lines;
}

const FENCE = /^\s*(?:```\w*|\[\/?(?:quote|code)(?:=[^\]]*)?\])\s*$/;
const QUOTE = /^\s*> ?/;

/** The lines without what quotes all of them. */
function unquoted(text: readonly Line[]): readonly Line[] {
  const lines = text.filter((line) => !FENCE.test(line.text));
  const quoted = lines.every((line) => isBlank(line) || QUOTE.test(line.text));
  return quoted ? lines.map((line) => ({ ...line, text: line.text.replace(QUOTE, '') })) : lines;
}

/** The second line of a note and those after it, as plain text has them. */
const MORE_NOTE = ' '.repeat(9);
/** What keeps letters of a name from being a tag or a mention. */
const GAP = /\u200B/g;

/** A line of a unit; a breach is told by a sign in plain text. */
function detail(text: string): string {
  return `   ${text.replace(/^Breach: /, '! ')}`;
}

/** Without the marks of Discord and Markdown; what was escaped stands. */
function bare(text: string): string {
  return text.replace(/\\(.|$)|\*\*/g, '$1').replace(GAP, '');
}

/** An item of a list, and what an item goes on with in further lines, is a line of a unit. */
function bareItem(text: string): string {
  if (text.startsWith('- ')) return detail(bare(text.slice(2)));
  return text.startsWith('  ') ? MORE_NOTE + bare(text.slice(2)) : bare(text);
}

function ofDiscord(line: Line): Line {
  return { ...line, text: bareItem(line.text) };
}

function ofBBCode(lines: readonly Line[]): Line[] {
  let inList = false;
  return lines.flatMap((line) => {
    const text = line.text.replace(/\[\/?b\]/g, '').replace(GAP, '');
    const [, closes] = /^\[(\/?)list\]\s*$/.exec(text) ?? [];
    if (closes !== undefined) {
      inList = closes === '';
      return [];
    }
    if (!inList) return { ...line, text };
    return { ...line, text: text.startsWith('[*]') ? detail(text.slice(3)) : MORE_NOTE + text };
  });
}

/** Kind, size and points of a unit, with the sum that its points are. */
const FACTS = new RegExp(`^(.*? · (?:no price|${NUMBER} points?)): .*$`);

/** Markdown has blank lines between any two parts, and other sections than that of the units follow from it. */
function ofMarkdown(lines: readonly Line[]): Line[] {
  let part: 'heading' | 'units' | 'other' = 'heading';
  let title: Line | undefined;
  return lines.flatMap((line): Line[] => {
    const { text } = line;
    if (text.startsWith('## ')) {
      const blank = part === 'heading' ? [{ ...line, text: '' }] : [];
      part = text.trimEnd() === '## Units' ? 'units' : 'other';
      return blank;
    }
    if (part === 'other' || isBlank(line) || text.startsWith('|')) return [];
    if (text.startsWith('### ')) {
      title = { ...line, text: bare(text.slice(4)) };
      return [];
    }
    const said = title ? `${title.text} · ${bare(text).replace(FACTS, '$1')}` : bareItem(text);
    const { number } = title ?? line;
    title = undefined;
    return [{ number, text: part === 'heading' ? said.replace(/^# /, '') : said }];
  });
}
