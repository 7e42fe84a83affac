import {
  armyName,
  armyOf,
  type Books,
  besideUnit,
  checkRoster,
  explainUnit,
  formulaOf,
  sumText,
  unitCategory,
  unitTitle,
} from '@/lib/engine';
import type { Breach, CatalogueRoster, FormulaRoster, Report, Roster, Unit, UnitReport } from '@/lib/schema';
import { listedCount, listedFacts, listedKind, listedUnit, listedWounds, profileRows } from './catalogue';
import { cleanLine, cleanText } from './clean';
import { designedCount, designedFacts, designedKind, designedWounds, designOf } from './formula';
import { designedGlossary, listedGlossary } from './glossary';
import type { Length } from './length';
import { settingsOf } from './settings';
import type { Sheet, SheetCategory, SheetExtra, SheetUnit, TermGroup } from './sheet';
import { sheetSums } from './sums';
import { breachText, countWaived, limitText, ranges, verdictText } from './words';

/** A unit in words, without its price and its breaches. */
interface Told extends Pick<SheetUnit, 'category' | 'character' | 'count' | 'profiles' | 'facts' | 'wounds'> {
  unit: Unit;
  kind: string;
}

/** What differs between the kinds of system: how a unit is told, and the terms that it uses. */
interface Telling {
  columns: Sheet['columns'];
  categories: readonly { id: string; name: string }[];
  units: Told[];
  glossary: TermGroup[];
}

/** A roster with its report, and the books that it was checked by. */
interface Checked<R extends Roster = Roster> {
  roster: R;
  books: Books;
  report: Report;
  length?: Length | undefined;
}

/**
 * A roster as the sheet that is printed and read at the table, legal or not.
 * @throws {ParseError} where its list or variant does not exist
 */
export function rosterSheet(roster: Roster, books: Books, extra: SheetExtra = {}): Sheet {
  const report = checkRoster(roster, books);
  const checked = { roster, books, report, length: extra.length };
  const telling = tell(checked);
  return {
    name: cleanLine(roster.name ?? '') || 'Unnamed army',
    list: armyName(roster, books),
    points: report.points,
    verdict: report.verdict,
    verdictText: verdictText(report.verdict, report.breaches.length, countWaived(report.breaches)),
    date: extra.date?.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
    dataVersion: extra.dataVersion,
    link: extra.link,
    settings: settingsOf(roster),
    columns: telling.columns,
    units: sheetUnits(telling.units, checked),
    categories: sheetCategories(telling.categories, checked),
    sums: sheetSums(roster, books, report, telling.categories),
    breaches: report.breaches.map(cleanBreach),
    lapsed: (report.lapsed ?? []).map(cleanMessage),
    advice: report.advice.map(cleanMessage),
    glossary: telling.glossary,
  };
}

function cleanMessage<T extends { message: string }>(said: T): T {
  return { ...said, message: cleanLine(said.message) };
}

/** A breach as every writer tells it: the words say what was agreed. */
function cleanBreach(breach: Breach): Breach {
  return cleanMessage({ ...breach, message: breachText(breach) });
}

function sheetUnits(units: readonly Told[], checked: Checked): SheetUnit[] {
  const breaches = new Map<number, Breach[]>();
  for (const breach of checked.report.breaches) {
    if (!('unit' in breach.where)) continue;
    const { unit } = breach.where;
    breaches.set(unit, [...(breaches.get(unit) ?? []), breach]);
  }
  return units.map((told, at) => sheetUnit(told, at, breaches.get(at) ?? [], checked));
}

function sheetUnit(
  told: Told,
  at: number,
  breaches: readonly Breach[],
  { roster, books, report }: Checked,
): SheetUnit {
  const { unit, kind, category, character, count, profiles, facts, wounds } = told;
  const own = unit.name === undefined ? '' : cleanLine(unit.name);
  const title = unitTitle(unit, roster, books);
  const points = report.units[at]?.points ?? null;
  return {
    number: at + 1,
    title: own || kind,
    kind: own ? kind : undefined,
    category,
    size: unit.size ?? 1,
    character,
    count,
    points,
    each: report.units[at]?.each ?? null,
    sum: points === null ? '' : addedUp(sumText(explainUnit(unit, roster, books), books.words)),
    profiles,
    facts,
    wounds,
    note: unit.note === undefined ? undefined : cleanText(unit.note) || undefined,
    breaches: breaches.map((breach) =>
      cleanBreach({ ...breach, message: besideUnit(breach.message, { at, title }, books.words) }),
    ),
  };
}

/** A sum of one addend, `50 = 50`, says nothing. */
function addedUp(sum: string): string {
  const [addends, total] = sum.split(' = ');
  return addends === total ? '' : sum;
}

function sheetCategories(
  categories: Telling['categories'],
  { roster, books, report }: Checked,
): SheetCategory[] {
  const counted = roster.units.map((unit) => unitCategory(unit, roster, books));
  return report.categories.map(({ category, points, min, max }) => ({
    name: categories.find(({ id }) => id === category)?.name ?? category,
    points,
    limit: limitText(min, max),
    units: ranges(counted.flatMap((of, at) => (of === category ? [at + 1] : []))),
  }));
}

function tell({ roster, ...checked }: Checked): Telling {
  return roster.system === 'ancient'
    ? tellListed({ roster, ...checked })
    : tellDesigned({ roster, ...checked });
}

function tellListed({ roster, books, report, length }: Checked<CatalogueRoster>): Telling {
  const { system, list, index, categories } = armyOf(roster, books);
  const units = roster.units.map((unit) => listedUnit(unit, roster, books));
  return {
    columns: system.characteristics,
    categories,
    units: units.map((listed, at) => ({
      unit: listed.unit,
      kind: listedKind(listed),
      category: categories.find(({ id }) => id === unitCategory(listed.unit, roster, books))?.name,
      character: listed.entry?.kind === 'character' || undefined,
      count: listedCount(listed),
      profiles: profileRows(listed),
      facts: listedFacts(listed, report.units[at]?.stats ?? null, length),
      wounds: listedWounds(listed),
    })),
    glossary: listedGlossary(
      units,
      list.rules.flatMap((id) => index.rules.get(id) ?? []),
    ),
  };
}

const UNPRICED: UnitReport = { points: null, each: null, stats: null };

function tellDesigned({ roster, books, report, length }: Checked<FormulaRoster>): Telling {
  const index = formulaOf(roster, books);
  const units = roster.units.map((unit) => designOf(unit, index));
  return {
    columns: [],
    categories: [],
    units: units.map((design, at) => ({
      unit: design.unit,
      kind: designedKind(design),
      character: design.unit.champion || undefined,
      count: designedCount(design),
      profiles: [],
      facts: designedFacts(design, report.units[at] ?? UNPRICED, length),
      wounds: designedWounds(design),
    })),
    glossary: designedGlossary(units),
  };
}
