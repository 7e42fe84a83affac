import type { CatalogueRoster } from '@/lib/schema';
import { type Money, toMoney } from '../points';
import type { Shares } from '../rules/shares';
import type { ArmyBook } from './army';
import { type ArmyUnit, takeUnits } from './taken';

/** A catalogue army with its money added up. */
export interface Counted {
  roster: CatalogueRoster;
  book: ArmyBook;
  units: ArmyUnit[];
  agreed: Money;
  spent: Money;
  byCategory: ReadonlyMap<string, Money>;
}

/** Adds up the money of an army, by category and in all. */
export function countArmy(roster: CatalogueRoster, book: ArmyBook): Counted {
  const units = takeUnits(roster, book);
  const byCategory = new Map<string, Money>();
  let spent = 0;
  for (const unit of units) {
    if (!unit.entry) continue;
    spent += unit.money;
    byCategory.set(unit.category, (byCategory.get(unit.category) ?? 0) + unit.money);
  }
  return { roster, book, units, agreed: toMoney(roster.points, book.system.scale), spent, byCategory };
}

/** Whether shares count on the points spent (ruling 1). */
export function onSpent({ settings }: CatalogueRoster): boolean {
  return settings?.shares === 'spent';
}

/** The money that shares are taken of. */
export function baseOf({ roster, agreed, spent }: Counted): Money {
  return onSpent(roster) ? spent : agreed;
}

/** What shares are checked on, with this base. */
export function sharesOn(base: Money, { book, byCategory }: Counted): Shares {
  const moneyOf = (category: string) => byCategory.get(category) ?? 0;
  return { scale: book.system.scale, base, shares: book.shares, moneyOf };
}
