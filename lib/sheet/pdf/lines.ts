/** Letters that are as wide as they are high: ideographs, and whatever the last font draws in two halves. */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFFE6MWmw@%]/;
const NARROW = /^[ -~]$/;
const BASIC = /^[\0-\uFFFF]*$/;

/** Width of a letter in sizes of its type, rather too much than too little. */
export function letterWidth(letter: string): number {
  const known = letter.length === 1 ? ASCII[letter.charCodeAt(0)] : undefined;
  return known ?? measured(letter);
}

function measured(letter: string): number {
  if (letter === ' ') return 0.25;
  if (WIDE.test(letter)) return 1.05;
  if (NARROW.test(letter)) return /[A-Z&]/.test(letter) ? 0.72 : 0.58;
  // An emoji takes 1.3; a letter that no font has is written as its number.
  return BASIC.test(letter) ? 0.9 : Math.max(1.3, 4.5 * (Array.from(letter).length > 1 ? 0.3 : 1));
}

/** Looked up, since almost all letters are of these. */
const ASCII = Array.from({ length: 128 }, (_, code) => measured(String.fromCharCode(code)));

/** Width of text on one line, in sizes of its type, rather too much than too little. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width;
}

/** How many lines text takes at most when it is `width` sizes of its type wide. */
export function lineCount(text: string, width: number): number {
  return text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil((textWidth(line) * 1.08) / width)), 0);
}

/**
 * Letters as lines: a word that is too wide is broken between letters. With `all`, lines are broken between words, too.
 */
export function brokenLines(letters: readonly string[], width: number, all: boolean): string[][] {
  const lines: string[][] = [[]];
  let used = 0;
  for (const word of wordsOf(letters)) {
    const wide = word.reduce((sum, letter) => sum + letterWidth(letter), 0);
    if (all && used > 0 && used + wide > width) {
      lines.push([]);
      used = 0;
    }
    if (wide <= width) {
      lines.at(-1)?.push(...word);
      used += wide;
    } else {
      used = breakWord(word, width, lines);
    }
  }
  return lines;
}

/** Fills lines with the letters of a word, and says how far the last one is filled. */
function breakWord(word: readonly string[], width: number, lines: string[][]): number {
  if (lines.at(-1)?.length) lines.push([]);
  let used = 0;
  for (const letter of word) {
    const wide = letterWidth(letter);
    if (used > 0 && used + wide > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(letter);
    used += wide;
  }
  return used;
}

/** Words with the spaces after them. */
function wordsOf(letters: readonly string[]): string[][] {
  const words: string[][] = [];
  let open = false;
  for (const letter of letters) {
    if (open) words.at(-1)?.push(letter);
    else words.push([letter]);
    open = letter !== ' ';
  }
  return words;
}
