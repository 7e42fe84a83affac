import type {
  Advice,
  Breach,
  CatalogueRoster,
  CategoryReport,
  Fraction,
  Report,
  Share,
  UnitReport,
} from '@/lib/schema';
import type { Books } from '../books';
import type { BreachFact, Tell } from '../fact';
import { type Money, shareCeiling, shareFloor, toMoney, toPoints } from '../points';
import { checkCaps } from '../rules/caps';
import { checkCounts } from '../rules/counts';
import { checkKnown, checkVariant } from '../rules/entries';
import { checkExclusive } from '../rules/exclusive';
import { checkOffers } from '../rules/offers';
import { checkShares } from '../rules/shares';
import { checkSize } from '../rules/sizes';
import { checkEmpty, checkTotal } from '../rules/totals';
import { checkUpgrades } from '../rules/upgrades';
import { withMessage } from '../words';
import { catalogueAdvice } from './advice';
import { type ArmyBook, armyOf } from './army';
import { catalogueNames } from './names';
import { catalogueStats } from './stats';
import { type ArmyUnit, takeUnits } from './taken';

/** A catalogue army with its money added up. */
interface Counted {
  roster: CatalogueRoster;
  book: ArmyBook;
  units: ArmyUnit[];
  agreed: Money;
  spent: Money;
  byCategory: ReadonlyMap<string, Money>;
}

/**
 * Checks an army of a catalogue system.
 * @throws {ParseError} where its list or variant does not exist
 */
export function checkCatalogue(roster: CatalogueRoster, books: Books): Report {
  const counted = countArmy(roster, armyOf(roster, books));
  const { book, units, spent } = counted;
  const breaches = breachesOf(counted);
  return {
    verdict: breaches.length === 0 ? 'legal' : 'illegal',
    points: { spent: toPoints(spent, book.system.scale), agreed: roster.points },
    units: units.map((unit) => unitReport(unit, book)),
    categories: categoryReports(counted),
    breaches,
    advice: [...shareAdvice(counted, breaches), ...catalogueAdvice(roster, book, units)],
  };
}

function countArmy(roster: CatalogueRoster, book: ArmyBook): Counted {
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

function breachesOf(counted: Counted): Breach[] {
  const facts: BreachFact[] = [];
  const tell: Tell = (fact) => facts.push(fact);
  checkArmy(counted, tell);
  for (const unit of counted.units) checkUnit(unit, counted.book, tell);
  if (facts.length === 0) return [];
  const { roster, book, units, spent } = counted;
  const names = catalogueNames(
    roster,
    book,
    units,
    onSpent(roster) ? toPoints(spent, book.system.scale) : null,
  );
  return facts.map((fact) => withMessage(fact, names));
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

function onSpent({ settings }: CatalogueRoster): boolean {
  return settings?.shares === 'spent';
}

function baseOf({ roster, agreed, spent }: Counted): Money {
  return onSpent(roster) ? spent : agreed;
}

function sharesOn(base: Money, { book, byCategory }: Counted) {
  const moneyOf = (category: string) => byCategory.get(category) ?? 0;
  return { scale: book.system.scale, base, shares: book.shares, moneyOf };
}

/** Says where the other reading of the shares would turn the verdict (ruling 1). */
function shareAdvice(counted: Counted, breaches: readonly Breach[]): Advice[] {
  const { roster, agreed, spent } = counted;
  const others = breaches.filter(({ code }) => code !== 'category-over' && code !== 'category-under').length;
  if (others > 0) return [];
  let broken = false;
  checkShares(sharesOn(onSpent(roster) ? agreed : spent, counted), () => {
    broken = true;
  });
  if (broken === breaches.length > 0) return [];
  const basis = onSpent(roster) ? 'agreed total' : 'points spent';
  const message = `With shares of the ${basis} this army would be ${broken ? 'illegal' : 'legal'}.`;
  return [{ code: 'shares-differ', where: { army: true }, message }];
}

function unitReport(unit: ArmyUnit, { system }: ArmyBook): UnitReport {
  if (!unit.entry) return { points: null, each: null, stats: null };
  const points = toPoints(unit.money, system.scale);
  return { points, each: unit.loadout.each, stats: catalogueStats(unit, system) };
}

function categoryReports(counted: Counted): CategoryReport[] {
  const { book, byCategory } = counted;
  const { scale } = book.system;
  const base = baseOf(counted);
  return book.categories.map(({ id }) => {
    const min = ownLimit(book.shares, id, 'min');
    const max = ownLimit(book.shares, id, 'max');
    return {
      category: id,
      points: toPoints(byCategory.get(id) ?? 0, scale),
      min: min ? toPoints(shareCeiling(min, base), scale) : null,
      max: max ? toPoints(shareFloor(max, base), scale) : null,
    };
  });
}

/** The limit of this one category; a share over several categories belongs to no single row. */
function ownLimit(shares: readonly Share[], id: string, limit: 'min' | 'max'): Fraction | undefined {
  return shares.find((share) => share.of.length === 1 && share.of[0] === id && share[limit])?.[limit];
}
