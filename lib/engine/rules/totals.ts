import type { Tell } from '../fact';
import { type Money, toPoints } from '../points';

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
  const [have, limit, by] = [spent, agreed, spent - agreed].map((money) => toPoints(money, scale)) as Triple;
  tell({ code: 'total-over', where: army, have, limit, by });
}

type Triple = [number, number, number];
