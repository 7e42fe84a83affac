import type { Breach, Share } from '@/lib/schema';
import { baseOf, type Counted, onSpent } from '../catalogue/count';
import type { CountedDesigns } from '../formula/facts';
import { type Money, shareCeiling, shareFloor, toMoney } from '../points';
import type { Target } from './scene';

/** A change of money: so much more spent, in a category or in none, and another agreed total. */
export interface Shift {
  more?: Money;
  category?: string | null;
  agreed?: Money;
}

/** Whether a breach of the money would be gone after a shift. Along each kind of shift it turns at most once. */
export type Gone = (shift: Shift) => boolean;

/** Holds a shift against the rule of the total or of the share that is broken; null for any other breach. */
export function goneAfter(target: Target, counted: Counted): Gone | null {
  if (target.code === 'total-over')
    return ({ more = 0, agreed = counted.agreed }) => counted.spent + more <= agreed;
  if (target.code !== 'category-over' && target.code !== 'category-under') return null;
  const share = shareOf(target, counted);
  return share ? (shift) => meets(share, target.code as Breach['code'], shift, counted) : null;
}

/** The share that a breach breaks: that of its first category with the limit it names. */
export function shareOf(target: Target, { book }: Counted): Share | undefined {
  if (!('share' in target)) return undefined;
  const limit = target.code === 'category-over' ? 'max' : 'min';
  return book.shares.find(
    ({ of, [limit]: part }) => of[0] === target.where.category && part?.join('/') === target.share,
  );
}

function meets(
  share: Share,
  code: Breach['code'],
  { more = 0, category = null, agreed }: Shift,
  counted: Counted,
): boolean {
  const spent = share.of.reduce((sum, id) => sum + (counted.byCategory.get(id) ?? 0), 0);
  const have = category !== null && share.of.includes(category) ? spent + more : spent;
  const base = onSpent(counted.roster) ? baseOf(counted) + more : (agreed ?? counted.agreed);
  if (code === 'category-over') return share.max === undefined || have <= shareFloor(share.max, base);
  return share.min === undefined || have >= shareCeiling(share.min, base);
}

/** The same for an army of designed units, of which only the total is limited. */
export function designGoneAfter(target: Target, { roster, index, spent }: CountedDesigns): Gone | null {
  if (target.code !== 'total-over') return null;
  const now = toMoney(roster.points, index.system.scale);
  return ({ more = 0, agreed = now }) => spent + more <= agreed;
}
