import { farness, type Word } from './words';

/** Some words of the data and what they stand for. */
export interface Phrase<T> {
  stems: readonly string[];
  means: T;
}

/** A phrase that was found: at which word, and how far from what was typed. */
export interface Found<T> {
  phrase: Phrase<T>;
  at: number;
  far: number;
}

/** Which words are spoken for, and whether beginnings of words count. */
export interface Search {
  words: readonly Word[];
  taken: ReadonlySet<number>;
  prefixes: boolean;
}

/** The phrase that stands at a word: the longest, then the nearest, then the first. */
export function phraseAt<T>(at: number, phrases: readonly Phrase<T>[], search: Search): Found<T> | undefined {
  let best: Found<T> | undefined;
  for (const phrase of phrases) {
    const far = farAt(at, phrase.stems, search);
    if (far === undefined) continue;
    const longer = phrase.stems.length - (best?.phrase.stems.length ?? 0);
    if (longer > 0 || (longer === 0 && far < (best?.far ?? 0))) best = { phrase, at, far };
  }
  return best;
}

function farAt(at: number, stems: readonly string[], { words, taken, prefixes }: Search): number | undefined {
  let sum = 0;
  for (const [step, stem] of stems.entries()) {
    const word = words[at + step];
    if (!word || taken.has(at + step)) return undefined;
    const far = farness(word.stem, stem, prefixes);
    if (far === undefined) return undefined;
    sum += far;
  }
  return stems.length === 0 ? undefined : sum;
}
