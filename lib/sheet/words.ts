import { counted, pointsText as figure, type Noun } from '@/lib/engine/numbers';
import type { Breach, Verdict } from '@/lib/schema';

export { capital } from '@/lib/engine/text';
export { counted, figure };

const POINTS: Noun = ['point', 'points'];

/** `270 points`, or that there is no price. */
export function priceText(points: number | null): string {
  return points === null ? 'no price' : counted(points, POINTS);
}

const BREACHES: Noun = ['breach', 'breaches'];

/** `legal`, `legal, 1 breach waived`, `illegal, 2 breaches` or `illegal, 2 breaches, 1 of them waived`. */
export function verdictText(verdict: Verdict, breaches: number, waived = 0): string {
  if (breaches === 0) return verdict;
  if (verdict === 'waived') return `legal, ${counted(breaches, BREACHES)} waived`;
  const agreed = waived === 0 ? '' : `, ${figure(waived)} of them waived`;
  return `${verdict}, ${counted(breaches, BREACHES)}${agreed}`;
}

/** How many breaches the opponent has agreed to. */
export function countWaived(breaches: readonly Pick<Breach, 'waived'>[]): number {
  return breaches.filter(({ waived }) => waived).length;
}

/** A breach with what was agreed: `30 of at most 25: 5 over. Waived by agreement: a big game.` */
export function breachText({ message, waived, note }: Pick<Breach, 'message' | 'waived' | 'note'>): string {
  if (!waived) return message;
  return note === undefined || note === ''
    ? `${message} Waived by agreement.`
    : `${message} Waived by agreement: ${note}`;
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

/** `at least 250, at most 500`; nothing where there is no limit. */
export function limitText(min: number | null, max: number | null): string {
  const limits = [
    ...(min === null ? [] : [`at least ${figure(min)}`]),
    ...(max === null ? [] : [`at most ${figure(max)}`]),
  ];
  return limits.join(', ');
}
