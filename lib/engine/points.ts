import type { Fraction } from '@/lib/schema';

/**
 * Money inside the engine: whole numbers of a system's smallest unit, `scale` of them to a point,
 * so that halves and quarters stay exact.
 */
export type Money = number;

/** Points as a roster writes them into money. */
export function toMoney(points: number, scale: number): Money {
  return Math.round(points * scale);
}

/** Money as the points that a report shows; exact, since a scale is a power of two. */
export function toPoints(money: Money, scale: number): number {
  return money / scale;
}

/** What there is, the limit that it misses, and by how much, in points. */
export function measured(have: Money, limit: Money, scale: number) {
  return {
    have: toPoints(have, scale),
    limit: toPoints(limit, scale),
    by: toPoints(Math.abs(have - limit), scale),
  };
}

/** The largest money that a share of `base` allows. */
export function shareFloor([part, whole]: Fraction, base: Money): Money {
  return Math.floor((base * part) / whole);
}

/** The smallest money that is enough for a share of `base`. */
export function shareCeiling([part, whole]: Fraction, base: Money): Money {
  return Math.ceil((base * part) / whole);
}
