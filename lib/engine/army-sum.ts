import type { CatalogueRoster, Fraction, Report, Roster, Unit } from '@/lib/schema';
import type { Words } from '@/lib/words';
import type { Books } from './books';
import { armyOf } from './catalogue/army';
import { unitCategory, unitTitle } from './describe';
import { shareText } from './numbers';
import { shareCeiling, shareFloor, toMoney, toPoints } from './points';

/** An addend of a sum, in points. A unit is named by its place in the roster, a category by its id. */
export interface SumLine {
  name: string;
  points: number;
  unit?: number;
  category?: string;
}

/** The arithmetic of a share: `part` of `base` is `exact`, so `limit` is what decides (ruling 2). */
export interface ShareSum {
  kind: 'max' | 'min';
  part: Fraction;
  base: number;
  /** Whether the base is the points spent, and not the agreed total. */
  ofSpent: boolean;
  limit: number;
  /** What counts against it, in points, and the categories that are added up. */
  have: number;
  of: readonly string[];
}

/** What a category or an army comes to; the lines add up to the total exactly. */
export interface TotalSum {
  lines: readonly SumLine[];
  total: number;
  shares: readonly ShareSum[];
}

/** The sum of one category: its units that have a price, and the shares that it counts against. */
export function explainCategory(
  category: string,
  { roster, books, report }: { roster: Roster; books: Books; report: Report },
): TotalSum {
  const lines = unitLines(roster, books, report).filter(({ category: of }) => of === category);
  const shares = roster.system === 'medieval' ? [] : sharesOf(category, roster, books, report);
  return { lines, total: totalOf(lines), shares };
}

/** The sum of an army: its categories, those that have something; where it has none, its units. */
export function explainArmy(roster: Roster, books: Books, report: Report): TotalSum {
  const units = unitLines(roster, books, report);
  if (roster.system === 'medieval') return { lines: units, total: totalOf(units), shares: [] };
  const lines = armyOf(roster, books).categories.flatMap(({ id, name }): SumLine[] => {
    const points = totalOf(units.filter(({ category }) => category === id));
    return points > 0 ? [{ name, points, category: id }] : [];
  });
  return { lines, total: totalOf(lines), shares: [] };
}

function unitLines(roster: Roster, books: Books, report: Report): SumLine[] {
  return (roster.units as readonly Unit[]).flatMap((unit, at): SumLine[] => {
    const points = report.units[at]?.points ?? null;
    if (points === null) return [];
    const category = unitCategory(unit, roster, books);
    return [
      { name: unitTitle(unit, roster, books), points, unit: at, ...(category !== null && { category }) },
    ];
  });
}

function sharesOf(category: string, roster: CatalogueRoster, books: Books, report: Report): ShareSum[] {
  const { shares, list, system } = armyOf(roster, books);
  const limit = (base: number, share: Fraction, of: typeof shareFloor) =>
    toPoints(of(share, toMoney(base, system.scale)), system.scale);
  const ofSpent = roster.settings?.shares === 'spent';
  const base = ofSpent ? report.points.spent : report.points.agreed;
  const pointsOf = (id: string) => report.categories.find((row) => row.category === id)?.points ?? 0;
  return shares
    .filter(({ of }) => of.includes(category))
    .flatMap((share) => {
      const have = share.of.reduce((sum, id) => sum + pointsOf(id), 0);
      const of = share.of.map((id) => list.categories.find((row) => row.id === id)?.name ?? id);
      const sum = { base, ofSpent, have, of };
      const max: ShareSum[] = share.max
        ? [{ ...sum, kind: 'max', part: share.max, limit: limit(base, share.max, shareFloor) }]
        : [];
      const min: ShareSum[] = share.min
        ? [{ ...sum, kind: 'min', part: share.min, limit: limit(base, share.min, shareCeiling) }]
        : [];
      return [...min, ...max];
    });
}

function totalOf(lines: readonly SumLine[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}

/** `135 + 55 = 190`; a single addend is its own sum, and nothing comes to 0. */
export function totalText({ lines, total }: Pick<TotalSum, 'lines' | 'total'>, words: Words): string {
  if (lines.length < 2) return words.points(total);
  const terms = lines.map(({ points }) => words.points(points)).join(' + ');
  return words.say('sum.whole', { terms, total: words.points(total) });
}

/** `a quarter of 1,200 = 300`, `a third of 1,000 = 333⅓`. */
export function shareSumText({ part, base }: Pick<ShareSum, 'part' | 'base'>, words: Words): string {
  const gaps = { share: shareText(part.join('/'), words), base: words.points(base) };
  return words.say('sum.share', { ...gaps, exact: exactText(base, part, words) });
}

const PARTS: Record<string, string> = { '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾' };

/** A share as it is before any rounding. Halves of a point are counted twice, so that all stays whole. */
function exactText(base: number, [part, whole]: Fraction, words: Words): string {
  const rest = (base * 2 * part) % (whole * 2);
  const points = (base * 2 * part - rest) / (whole * 2);
  if (rest === 0) return words.points(points);
  const common = divisor(rest, whole * 2);
  const fraction = `${rest / common}/${(whole * 2) / common}`;
  const sign = PARTS[fraction] ?? ` ${fraction}`;
  return points === 0 ? sign.trim() : words.points(points) + sign;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
