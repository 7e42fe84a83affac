import type { Unit } from '@/lib/schema';
import { type Found, type Phrase, phraseAt } from './phrases';
import type { Word } from './words';

/** What a part of the text was taken for. */
export type Kind = 'size' | 'entry' | 'list' | 'command' | 'option' | 'kit' | 'design' | 'name' | 'little';

/** A part of the text that was understood. */
export interface Understood {
  from: number;
  to: number;
  kind: Kind;
  /** What it stands for, by its id; undefined for sizes, names and little words. */
  id?: string;
  /** What it stands for, as the data names it. */
  label: string;
}

/** A part of the text that was not: no word of the data, or one that this unit is not offered. */
export interface NotUnderstood {
  from: number;
  to: number;
  text: string;
  why: 'unknown' | 'not-offered';
}

/** One way to understand a text as a unit. */
export interface Reading {
  unit: Unit;
  /** So many units of it: a number before a character. */
  copies: number;
  understood: Understood[];
  notUnderstood: NotUnderstood[];
  /** How much of the text, and how surely, it fails to explain: less is better. */
  doubt: number;
}

/** Whether less of the text was understood than not: it was then hardly meant as a unit. */
export function isMostlyLost({ understood, notUnderstood }: Reading): boolean {
  const letters = (parts: readonly { from: number; to: number }[]) =>
    parts.reduce((sum, { from, to }) => sum + to - from, 0);
  return letters(notUnderstood) > letters(understood.filter(({ kind }) => kind !== 'name'));
}

/** Words that say nothing. */
const LITTLE = new Set(['with', 'and', 'of', 'the', 'a', 'an', 'in', 'on', 'plus', 'each', 'unit']);

const SIZE = /^x?(\d{1,3}(?:,\d{3})+|\d+)x?$/i;

/** The words of a text while they are being understood; every word is spoken for once. */
export class Claims {
  readonly understood: Understood[] = [];
  readonly notUnderstood: NotUnderstood[] = [];
  readonly taken = new Set<number>();
  far = 0;

  constructor(
    readonly text: string,
    readonly words: readonly Word[],
    readonly prefixes: boolean,
  ) {}

  /** Takes some words for something. */
  take(at: number, count: number, what: Omit<Understood, 'from' | 'to'>): void {
    this.understood.push({ ...this.span(at, count), ...what });
  }

  /** Takes some words as not understood. */
  leave(at: number, count: number, why: NotUnderstood['why']): void {
    const { from, to } = this.span(at, count);
    this.notUnderstood.push({ from, to, text: this.text.slice(from, to), why });
  }

  /** Finds phrases from left to right among the words that are left, and hands each over. */
  each<T>(phrases: readonly Phrase<T>[], found: (one: Found<T>, count: number) => void): void {
    for (let at = 0; at < this.words.length; at += 1) {
      const one = phraseAt(at, phrases, this);
      if (!one) continue;
      this.far += one.far;
      found(one, one.phrase.stems.length);
    }
  }

  /** The number that is the size, `24`, `x24` or `24x`: the first one. */
  size(most: number, least = 0): number | undefined {
    for (const [at, { text }] of this.words.entries()) {
      const digits = this.taken.has(at) ? undefined : SIZE.exec(text)?.[1];
      const size = Number(digits?.replaceAll(',', '') ?? Number.NaN);
      if (!(size >= least && size <= most)) continue;
      this.take(at, 1, { kind: 'size', label: String(size) });
      this.times(at);
      return size;
    }
    return undefined;
  }

  /** Takes what is left: little words say nothing, and the others were not understood. */
  end(): void {
    for (const [at, { text }] of this.words.entries()) {
      if (this.taken.has(at)) continue;
      if (LITTLE.has(text.toLowerCase())) this.take(at, 1, { kind: 'little', label: text });
      else this.leave(at, 1, 'unknown');
    }
    this.understood.sort((one, other) => one.from - other.from);
    this.notUnderstood.sort((one, other) => one.from - other.from);
  }

  /** The places of the words that nobody took and that say something. */
  get left(): number[] {
    return [...this.words.keys()].filter(
      (at) => !this.taken.has(at) && !LITTLE.has(this.words[at]?.text.toLowerCase() ?? ''),
    );
  }

  /** `24 x`: the sign beside a number. */
  private times(at: number): void {
    const beside = [at + 1, at - 1].find((next) => /^x$/i.test(this.words[next]?.text ?? ''));
    if (beside !== undefined && !this.taken.has(beside)) this.take(beside, 1, { kind: 'little', label: 'x' });
  }

  private span(at: number, count: number): { from: number; to: number } {
    for (let step = 0; step < count; step += 1) this.taken.add(at + step);
    return { from: this.words[at]?.from ?? 0, to: this.words[at + count - 1]?.to ?? 0 };
  }
}

const QUOTED = /["“”„«»]([^"“”„«»]+)["“”„«»]/;

/** A name in double quotes, and the text with blanks in its place. */
export function quotedName(text: string): { name?: Omit<Understood, 'kind'>; rest: string } {
  const found = QUOTED.exec(text);
  const label = found?.[1]?.trim();
  if (!found || !label) return { rest: text };
  const [from, to] = [found.index, found.index + found[0].length];
  return { name: { from, to, label }, rest: text.slice(0, from) + ' '.repeat(to - from) + text.slice(to) };
}
