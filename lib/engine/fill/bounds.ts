import { type Money, shareCeiling, shareFloor } from '../points';
import type { FillArmy } from './army';
import type { Slot } from './types';

/** How much may be added in some categories together, from `low` to `high`. */
export interface Bound {
  of: readonly string[];
  low: Money;
  high: Money;
}

/**
 * What the shares let filling add when it adds `added` in all: one bound for each set of categories, those
 * that cannot matter left out. Undefined where no filling by that much can be legal.
 */
export function boundsFor(added: Money, army: FillArmy, active: readonly string[]): Bound[] | undefined {
  const base = army.ofSpent ? army.spent + added : army.agreed;
  const all = army.shares.map(({ of, min, max }): Bound => {
    const have = army.moneyIn(of);
    const low = min ? shareCeiling(min, base) - have : 0;
    const room = max ? Math.min(shareFloor(max, base) - have, added) : added;
    const high = army.closed.includes(of[0] ?? '') ? Math.max(room, 0) : room;
    return { of: of.filter((category) => active.includes(category)), low: Math.max(low, 0), high };
  });
  if (all.some(({ of, low, high }) => high < low || (of.length === 0 && low > 0))) return undefined;
  const held = united(all.filter(({ of }) => of.length > 0));
  return held.some(({ low, high }) => high < low) ? undefined : held.filter(matters(held, added));
}

/** Bounds of the same categories as one. */
function united(bounds: readonly Bound[]): Bound[] {
  const bySet = new Map<string, Bound>();
  for (const bound of bounds) {
    const key = [...bound.of].sort().join(' ');
    const { low, high } = bySet.get(key) ?? bound;
    bySet.set(key, { of: bound.of, low: Math.max(low, bound.low), high: Math.min(high, bound.high) });
  }
  return [...bySet.values()];
}

/** An upper limit does not matter where what others must take leaves no more than it allows. */
function matters(bounds: readonly Bound[], added: Money) {
  return ({ of, low, high }: Bound) => {
    const apart = bounds.filter((other) => !other.of.some((category) => of.includes(category)));
    const reserved = Math.max(0, ...apart.map((other) => other.low));
    return low > 0 || high < added - reserved;
  };
}

/** A bound with those that lie within it. */
export interface BoundTree extends Bound {
  /** Categories that no inner bound holds. */
  own: readonly string[];
  inner: readonly BoundTree[];
}

/** The bounds as they lie within each other, below one that holds everything. Undefined where two cross. */
export function boundTree(
  bounds: readonly Bound[],
  added: Money,
  active: readonly string[],
): BoundTree | undefined {
  let tops: BoundTree[] = [];
  const everything: Bound = { of: active, low: 0, high: added };
  for (const bound of [...bounds].sort((a, b) => a.of.length - b.of.length).concat(everything)) {
    const inside = tops.filter(({ of }) => of.some((category) => bound.of.includes(category)));
    if (inside.some(({ of }) => of.some((category) => !bound.of.includes(category)))) return undefined;
    const own = bound.of.filter((category) => !inside.some(({ of }) => of.includes(category)));
    tops = [...tops.filter((top) => !inside.includes(top)), { ...bound, own, inner: inside }];
  }
  return tops[0];
}

/** The first share of which something is missing in an army that costs `spent`, and that no slot serves. */
export function shareMissing(
  army: FillArmy,
  slots: readonly Slot[],
  spent: Money,
): { category: string; money: Money } | undefined {
  for (const { of, min } of army.shares) {
    const missing = min ? shareCeiling(min, army.ofSpent ? spent : army.agreed) - army.moneyIn(of) : 0;
    const served = slots.some(({ category }) => of.includes(category));
    if (missing > 0 && !served) return { category: of[0] ?? '', money: missing };
  }
  return undefined;
}
