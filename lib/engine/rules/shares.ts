import type { Share } from '@/lib/schema';
import type { Tell } from '../fact';
import { type Money, shareCeiling, shareFloor, toPoints } from '../points';

/** What shares are checked on: the base is the agreed total or the points spent (ruling 1). */
export interface Shares {
  scale: number;
  base: Money;
  shares: readonly Share[];
  moneyOf(category: string): Money;
}

/** Shares of the points; the line itself is allowed, and compared exactly (ruling 2). */
export function checkShares({ scale, base, shares, moneyOf }: Shares, tell: Tell): void {
  for (const share of shares) {
    const have = share.of.reduce((sum, category) => sum + moneyOf(category), 0);
    const where = { category: share.of[0] ?? '' };
    const most = share.max && shareFloor(share.max, base);
    if (share.max && most !== undefined && have > most) {
      const numbers = inPoints(have, most, scale);
      tell({ code: 'category-over', where, ...numbers, share: share.max.join('/') });
    }
    const least = share.min && shareCeiling(share.min, base);
    if (share.min && least !== undefined && have < least) {
      const numbers = inPoints(have, least, scale);
      tell({ code: 'category-under', where, ...numbers, share: share.min.join('/') });
    }
  }
}

function inPoints(have: Money, limit: Money, scale: number) {
  return {
    have: toPoints(have, scale),
    limit: toPoints(limit, scale),
    by: toPoints(Math.abs(have - limit), scale),
  };
}
