import { slips } from './distance';

/** A word of what was typed, and where: `to` is behind its last letter. */
export interface Word {
  text: string;
  /** Small letters without marks, in the singular. */
  stem: string;
  from: number;
  to: number;
}

const WORD = /\d{1,3}(?:,\d{3})+(?!\d)|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu;

/** The words of a text; hyphens and other marks stand between words. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    stem: stemOf(word),
    from: index,
    to: index + word.length,
  }));
}

/** The stems of a name of the data. */
export function stemsOf(name: string): string[] {
  return wordsOf(name).map(({ stem }) => stem);
}

/** A word in small letters, without marks and plain English plurals. It need not be a word: names go the same way. */
function stemOf(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  if (plain.length > 4 && plain.endsWith('men')) return `${plain.slice(0, -3)}man`;
  if (plain.length > 3 && /[^s]s$/.test(plain)) return plain.slice(0, -1);
  return plain;
}

const SHORT_PREFIX = 3;

/** How far a typed word is from one of the data: 0 the same, more for less alike; undefined: another word. */
export function farness(typed: string, word: string, prefixes: boolean): number | undefined {
  if (typed === word) return 0;
  if (/\d/.test(typed)) return undefined;
  if (prefixes && typed.length >= SHORT_PREFIX && word.startsWith(typed)) return 1;
  const shorter = Math.min(typed.length, word.length);
  const most = shorter >= 8 ? 2 : shorter >= 5 ? 1 : 0;
  const count = most === 0 ? undefined : slips(typed, word, most);
  return count === undefined ? undefined : 1 + count;
}
