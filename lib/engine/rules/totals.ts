import type { Tell } from '../fact';
import { type Money, measured } from '../points';

/** What the total is checked on. */
export interface Totals {
  scale: number;
  agreed: Money;
  spent: Money;
  count: number;
}

const army = Object.freeze({ army: true } as const);

/** An army needs at least one unit (ruling 57). */
export function checkEmpty({ count }: Totals, tell: Tell): void {
  if (count === 0) tell({ code: 'empty', where: army });
}

/** An army may cost less than agreed, never more (ruling 3). */
export function checkTotal({ scale, agreed, spent }: Totals, tell: Tell): void {
  if (spent <= agreed) return;
  tell({ code: 'total-over', where: army, ...measured(spent, agreed, scale) });
}
