import type { Words } from '@/lib/words';

let current: Words | undefined;

/** Keeps the words of this page, which are the same until it loads afresh. Only in a browser: a server has many readers. */
export function setPageWords(words: Words): void {
  if (typeof window !== 'undefined') current = words;
}

/**
 * The words of this page, for functions that are no components.
 * @throws {Error} before the page is shown, and on a server
 */
export function pageWords(): Words {
  if (!current) throw new Error('the words of the page are not there yet');
  return current;
}
