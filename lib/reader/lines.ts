import { TURNING } from '@/lib/engine/text';

/** A line of a text, counted from 1. */
export interface Line {
  number: number;
  text: string;
}

/** A place of the text that was not understood. */
export interface Lost {
  line: number;
  text: string;
  why: 'unknown' | 'not-offered';
}

const ENDS = /\r\n?|\n|\u2028|\u2029/;

/** The lines of a text, without the marks that keep names in their direction. */
export function linesOf(text: string): Line[] {
  return text
    .replace(/^\uFEFF/, '')
    .replace(TURNING, '')
    .split(ENDS)
    .map((line, at) => ({ number: at + 1, text: line }));
}

/** Longer than any unit that a person types, and than any row of figures; to try a longer text takes too long. */
export const LONGEST = 500;

/** Whether a line is short enough to be tried. */
export const isSayable = ({ text }: Pick<Line, 'text'>): boolean => text.length <= LONGEST;

export const isBlank = ({ text }: Line): boolean => text.trim() === '';

const PARTS: Record<string, number> = { '': 0, '¼': 0.25, '½': 0.5, '¾': 0.75 };
/** A number as sheets write it. */
export const NUMBER = '(?:[\\d,]+[¼½¾]?|[¼½¾])';

/** `1,021`, `97½` or `½` as a number; NaN for anything else. */
export function numberOf(text: string): number {
  const [, whole = '', part = ''] = /^([\d,]*)([¼½¾]?)$/.exec(text) ?? [];
  if (whole === '' && part === '') return Number.NaN;
  return Number(whole.replaceAll(',', '')) + (PARTS[part] ?? 0);
}

/** The object of an `Exactly:` line; undefined where it is none. */
export function exactOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The same with other values for some keys; null takes a key away. */
export function withExact(read: object, exact: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...read, ...exact }).filter(([, value]) => value !== null));
}
