import type { BreachFact, Tell } from '../fact';
import { checkCaps } from '../rules/caps';
import { checkCounts } from '../rules/counts';
import { checkKnown, checkVariant } from '../rules/entries';
import { checkExclusive } from '../rules/exclusive';
import { checkOffers } from '../rules/offers';
import { checkShares } from '../rules/shares';
import { checkSize } from '../rules/sizes';
import { checkEmpty, checkTotal } from '../rules/totals';
import { checkUpgrades } from '../rules/upgrades';
import type { ArmyBook } from './army';
import { baseOf, type Counted, sharesOn } from './count';
import type { ArmyUnit } from './taken';

/** What the rules find in an army: the army, categories, entries, then units in roster order. */
export function armyFacts(counted: Counted): BreachFact[] {
  const facts: BreachFact[] = [];
  const tell: Tell = (fact) => facts.push(fact);
  checkArmy(counted, tell);
  for (const unit of counted.units) checkUnit(unit, counted.book, tell);
  return facts;
}

function checkArmy(counted: Counted, tell: Tell): void {
  const { book, units, agreed, spent } = counted;
  const totals = { scale: book.system.scale, agreed, spent, count: units.length };
  checkEmpty(totals, tell);
  checkTotal(totals, tell);
  checkShares(sharesOn(baseOf(counted), counted), tell);
  checkCounts(book.list.counts, units, tell);
  checkCaps([book.index, ...[...book.allies.values()].map(({ index }) => index)], units, tell);
  checkUpgrades(book.list.upgrades, units, tell);
}

function checkUnit(unit: ArmyUnit, book: ArmyBook, tell: Tell): void {
  checkKnown(unit, tell);
  if (!unit.entry) return;
  const { min, max } = unit.entry.entry.size;
  checkVariant(unit, book.variant, tell);
  checkSize({ at: unit.at, size: unit.size, min, max }, tell);
  checkOffers(unit.at, unit.options, unit.command, tell);
  checkExclusive(unit.at, unit.loadout.exclusive, tell);
}
