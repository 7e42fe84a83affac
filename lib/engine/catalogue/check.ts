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
import type { Words } from '@/lib/words';
import type { Books } from '../books';
import { shareCeiling, shareFloor, toPoints } from '../points';
import { checkShares } from '../rules/shares';
import { withMessage } from '../words';
import { catalogueAdvice } from './advice';
import { type ArmyBook, armyOf } from './army';
import { baseOf, type Counted, countArmy, onSpent, sharesOn } from './count';
import { armyFacts } from './facts';
import { catalogueNames } from './names';
import { catalogueStats } from './stats';
import type { ArmyUnit } from './taken';

/**
 * Checks an army of a catalogue system.
 * @throws {ParseError} where its list or variant does not exist
 */
export function checkCatalogue(roster: CatalogueRoster, books: Books): Report {
  const counted = countArmy(roster, armyOf(roster, books));
  const { book, units, spent } = counted;
  const breaches = breachesOf(counted, books.words);
  return {
    verdict: breaches.length === 0 ? 'legal' : 'illegal',
    points: { spent: toPoints(spent, book.system.scale), agreed: roster.points },
    units: units.map((unit) => unitReport(unit, book)),
    categories: categoryReports(counted),
    breaches,
    advice: [...shareAdvice(counted, breaches, books.words), ...catalogueAdvice(counted, books.words)],
  };
}

function breachesOf(counted: Counted, words: Words): Breach[] {
  const facts = armyFacts(counted);
  if (facts.length === 0) return [];
  const names = catalogueNames(counted, words);
  return facts.map((fact) => withMessage(fact, names));
}

/** Says where the other reading of the shares would turn the verdict (ruling 1). */
function shareAdvice(counted: Counted, breaches: readonly Breach[], words: Words): Advice[] {
  const { roster, agreed, spent } = counted;
  const others = breaches.filter(({ code }) => code !== 'category-over' && code !== 'category-under').length;
  if (others > 0) return [];
  let broken = false;
  checkShares(sharesOn(onSpent(roster) ? agreed : spent, counted), () => {
    broken = true;
  });
  if (broken === breaches.length > 0) return [];
  const basis = onSpent(roster) ? 'agreed' : 'spent';
  const message = words.say(`advice.shares-differ.${broken ? 'illegal' : 'legal'}`, { basis });
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
