import { grouped } from '@/lib/schema/grouped';

const FRACTIONS: Record<number, string> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** Points for people: `1,021`, `97½`, `½`. */
export function pointsText(points: number): string {
  const whole = Math.trunc(points);
  const part = FRACTIONS[Math.abs(points - whole)] ?? '';
  if (part && whole === 0) return points < 0 ? `-${part}` : part;
  return grouped(whole) + part;
}

/** Singular and plural. */
export type Noun = readonly [one: string, many: string];

/** `1 hound`, `3 crew`, `½ point`, `1½ points`. */
export function counted(value: number, [one, many]: Noun): string {
  return `${pointsText(value)} ${value > 0 && value <= 1 ? one : many}`;
}

const SHARES: Record<string, string> = {
  '1/4': 'a quarter',
  '1/3': 'a third',
  '1/2': 'half',
  '2/3': 'two thirds',
  '3/4': 'three quarters',
};

/** `a quarter` for `1/4`; the bare fraction where there is no common word. */
export function shareText(share: string): string {
  return SHARES[share] ?? share;
}
