/** So many units at most come of one line: more single figures at once are a slip of the finger. */
export const MOST_COPIES = 20;

/** How many units a number before a single figure means: one at least. */
export function copiesOf(number: number | undefined): number {
  return Math.max(1, Math.min(number ?? 1, MOST_COPIES));
}
