import type { Tell } from '../fact';

type Pair = readonly [string, string];

/** Options that cannot be had together: one breach for each pair. */
export function checkExclusive(at: number, pairs: readonly Pair[], tell: Tell): void {
  for (const [first, second] of pairs) {
    tell({ code: 'options-exclusive', where: { unit: at }, options: [first, second] });
  }
}

/** The pairs among these options, in their order, of which some group allows only one. */
export function exclusivePairs(options: readonly string[], groups: readonly (readonly string[])[]): Pair[] {
  return options.flatMap((first, at) =>
    options
      .slice(at + 1)
      .filter((second) => groups.some((group) => group.includes(first) && group.includes(second)))
      .map((second): Pair => [first, second]),
  );
}
