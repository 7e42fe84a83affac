import { grouped } from '@/lib/schema/grouped';
import type { Noun, Words } from '@/lib/words';

export type { Noun };

const COMMON = ['1/4', '1/3', '1/2', '2/3', '3/4'] as const;

/** `a quarter` for `1/4`; the bare fraction where there is no common word. */
export function shareText(share: string, words: Words): string {
  const common = COMMON.find((known) => known === share);
  return common ? words.say(`breachPart.share.${common}`) : share;
}

const FRACTIONS: Record<number, string> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** Points in English: `1,021`, `97½`, `½`. Where words are at hand, `words.points` has the reader's figures. */
export function pointsText(points: number): string {
  const whole = Math.trunc(points);
  const part = FRACTIONS[Math.abs(points - whole)] ?? '';
  if (part && whole === 0) return points < 0 ? `-${part}` : part;
  return grouped(whole) + part;
}

/** `1 hound`, `3 crew`, `½ point`, `1½ points`, in English. */
export function counted(value: number, [one, many]: Noun): string {
  return `${pointsText(value)} ${value > 0 && value <= 1 ? one : many}`;
}
