import type { Share } from '@/lib/schema';
import type { Tell } from '../fact';
import { type Money, measured, shareCeiling, shareFloor } from '../points';

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
      tell({ code: 'category-over', where, ...measured(have, most, scale), share: share.max.join('/') });
    }
    const least = share.min && shareCeiling(share.min, base);
    if (share.min && least !== undefined && have < least) {
      tell({ code: 'category-under', where, ...measured(have, least, scale), share: share.min.join('/') });
    }
  }
}
