import { counted, pointsText as figure, type Noun } from '@/lib/engine/numbers';
import type { Breach } from '@/lib/schema';

export { capital } from '@/lib/engine/text';
export { counted, figure };

const POINTS: Noun = ['point', 'points'];

/** `270 points`, or that there is no price. In English, as all of these: for texts that are read back. */
export function priceText(points: number | null): string {
  return points === null ? 'no price' : counted(points, POINTS);
}

/** How many breaches the opponent has agreed to. */
export function countWaived(breaches: readonly Pick<Breach, 'waived'>[]): number {
  return breaches.filter(({ waived }) => waived).length;
}

/** Whole numbers in rising order as ranges: `1-4, 7`. */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}

/** A needed die, `5+`, or `-` where there is no save. */
export function die(value: number | null): string {
  return value === null ? '-' : `${value}+`;
}

/** `1,200 of 1,200 points`. */
export function totalText({ spent, agreed }: { spent: number; agreed: number }): string {
  return `${figure(spent)} of ${counted(agreed, POINTS)}`;
}

/** `15 points left`, `none left` or `15 points over`. */
export function leftText({ spent, agreed }: { spent: number; agreed: number }): string {
  const left = agreed - spent;
  if (left === 0) return 'none left';
  return left > 0 ? `${counted(left, POINTS)} left` : `${counted(-left, POINTS)} over`;
}
