import type { Share } from '@/lib/schema';
import { type Counted, onSpent } from '../catalogue/count';
import { type Money, shareCeiling, shareFloor } from '../points';

/** So much more money fits, and whether the total or a share is what ends it; less than nothing where it is over. */
export interface Headroom {
  money: Money;
  by: 'total' | 'share';
}

/** What an army has spent, in all and by category. */
export type Spending = Pick<Counted, 'agreed' | 'spent' | 'byCategory'>;

/** What more of a category fits under the agreed total and under every share that counts it. */
export function headroomOf(category: string, spending: Spending, counted: Counted): Headroom {
  const total = spending.agreed - spending.spent;
  const share = shareRoom(category, spending, counted);
  return share < total ? { money: share, by: 'share' } : { money: total, by: 'total' };
}

/** What more of a category fits under every share that counts it, whatever the total. */
export function shareRoom(category: string, spending: Spending, counted: Counted): Money {
  const rooms = counted.book.shares
    .filter(({ of, max }) => max && of.includes(category))
    .map((share) => underShare(share, spending, onSpent(counted.roster)));
  return Math.min(Number.MAX_SAFE_INTEGER, ...rooms);
}

/** Of the points spent, whatever is added raises the limit too: have + more <= part/whole x (spent + more). */
function underShare(share: Share, { agreed, spent, byCategory }: Spending, spentBase: boolean): Money {
  const have = moneyOf(share, byCategory);
  const [part, whole] = share.max ?? [1, 1];
  if (!spentBase) return shareFloor([part, whole], agreed) - have;
  return part === whole
    ? Number.MAX_SAFE_INTEGER
    : Math.floor((part * spent - whole * have) / (whole - part));
}

/** What a category lacks to the least that its shares ask for, if all of it is spent there; 0 where nothing. */
export function missingTo(
  category: string,
  { agreed, spent, byCategory }: Spending,
  counted: Counted,
): Money {
  const lacking = counted.book.shares.map((share) => {
    if (!share.min || !share.of.includes(category)) return 0;
    const have = moneyOf(share, byCategory);
    const [part, whole] = share.min;
    if (!onSpent(counted.roster)) return shareCeiling(share.min, agreed) - have;
    return part === whole ? spent - have : Math.ceil((part * spent - whole * have) / (whole - part));
  });
  return Math.max(0, ...lacking);
}

function moneyOf({ of }: Share, byCategory: Spending['byCategory']): Money {
  return of.reduce((sum, category) => sum + (byCategory.get(category) ?? 0), 0);
}
