import type { Tell } from '../fact';

/** Options that cannot be had together: one breach for each pair. */
export function checkExclusive(at: number, pairs: readonly (readonly [string, string])[], tell: Tell): void {
  for (const [first, second] of pairs) {
    tell({ code: 'options-exclusive', where: { unit: at }, options: [first, second] });
  }
}
