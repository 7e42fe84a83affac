import {
  armyName,
  armyOf,
  type Books,
  besideUnit,
  checkRoster,
  explainUnit,
  formulaOf,
  isPlainSum,
  sumText,
  unitCategory,
  unitTitle,
} from '@/lib/engine';
import { seenName } from '@/lib/engine/text';
import type { Breach, CatalogueRoster, FormulaRoster, Report, Roster, Unit, UnitReport } from '@/lib/schema';
import type { Words } from '@/lib/words';
import { listedCount, listedFacts, listedKind, listedUnit, listedWounds, profileRows } from './catalogue';
import { cleanLine, cleanText } from './clean';
import { designedCount, designedFacts, designedKind, designedWounds, designOf } from './formula';
import { designedGlossary, listedGlossary } from './glossary';
import type { Length } from './length';
import { sayBreach, sayLimit, sayVerdict } from './say';
import { settingsOf } from './settings';
import type { Sheet, SheetCategory, SheetExtra, SheetUnit, TermGroup } from './sheet';
import { sheetSums } from './sums';
import { ranges } from './words';

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
  const { words } = books;
  return {
    name: cleanLine(seenName(roster.name)) || words.say('app.unnamed'),
    list: armyName(roster, books),
    points: report.points,
    verdict: report.verdict,
    verdictText: sayVerdict(report, words),
    date: extra.date?.toLocaleDateString(words.locale, { day: 'numeric', month: 'long', year: 'numeric' }),
    dataVersion: extra.dataVersion,
    link: extra.link,
    settings: settingsOf(roster, words),
    columns: telling.columns,
    units: sheetUnits(telling.units, checked),
    categories: sheetCategories(telling.categories, checked),
    sums: sheetSums(roster, books, report, telling.categories),
    breaches: report.breaches.map((breach) => cleanBreach(breach, words)),
    lapsed: (report.lapsed ?? []).map(cleanMessage),
    advice: report.advice.map(cleanMessage),
    glossary: telling.glossary,
  };
}

function cleanMessage<T extends { message: string }>(said: T): T {
  return { ...said, message: cleanLine(said.message) };
}

/** A breach as every writer tells it: the words say what was agreed. */
function cleanBreach(breach: Breach, words: Words): Breach {
  return cleanMessage({ ...breach, message: sayBreach(breach, words) });
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

function sheetUnit(told: Told, at: number, breaches: readonly Breach[], checked: Checked): SheetUnit {
  const { roster, books, report } = checked;
  const { unit, kind, category, character, count, profiles, facts, wounds } = told;
  const own = seenName(cleanLine(unit.name ?? ''));
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
    sum: sumOf(unit, checked),
    profiles,
    facts,
    wounds,
    note: unit.note === undefined ? undefined : cleanText(unit.note) || undefined,
    breaches: breaches.map((breach) =>
      cleanBreach(
        { ...breach, message: besideUnit(breach.message, { at, title }, books.words) },
        books.words,
      ),
    ),
  };
}

/** How the points add up, where there is something to add. */
function sumOf(unit: Unit, { roster, books }: Checked): string {
  const sum = explainUnit(unit, roster, books);
  return sum.total === null || isPlainSum(sum) ? '' : sumText(sum, books.words);
}

function sheetCategories(
  categories: Telling['categories'],
  { roster, books, report }: Checked,
): SheetCategory[] {
  const counted = roster.units.map((unit) => unitCategory(unit, roster, books));
  return report.categories.map(({ category, points, min, max }) => ({
    name: categories.find(({ id }) => id === category)?.name ?? category,
    points,
    limit: sayLimit(min, max, books.words),
    units: ranges(counted.flatMap((of, at) => (of === category ? [at + 1] : []))),
  }));
}

function tell({ roster, ...checked }: Checked): Telling {
  return roster.system === 'ancient'
    ? tellListed({ roster, ...checked })
    : tellDesigned({ roster, ...checked });
}

function tellListed({ roster, books, report, length }: Checked<CatalogueRoster>): Telling {
  const { words } = books;
  const { system, list, index, categories } = armyOf(roster, books);
  const units = roster.units.map((unit) => listedUnit(unit, roster, books));
  return {
    columns: system.characteristics,
    categories,
    units: units.map((listed, at) => ({
      unit: listed.unit,
      kind: listedKind(listed, words),
      category: categories.find(({ id }) => id === unitCategory(listed.unit, roster, books))?.name,
      character: listed.entry?.kind === 'character' || undefined,
      count: listedCount(listed, words),
      profiles: profileRows(listed),
      facts: listedFacts(listed, report.units[at]?.stats ?? null, { words, length }),
      wounds: listedWounds(listed),
    })),
    glossary: listedGlossary(
      units,
      list.rules.flatMap((id) => index.rules.get(id) ?? []),
      words,
    ),
  };
}

const UNPRICED: UnitReport = { points: null, each: null, stats: null };

function tellDesigned({ roster, books, report, length }: Checked<FormulaRoster>): Telling {
  const { words } = books;
  const index = formulaOf(roster, books);
  const units = roster.units.map((unit) => designOf(unit, index));
  return {
    columns: [],
    categories: [],
    units: units.map((design, at) => ({
      unit: design.unit,
      kind: designedKind(design, words),
      character: design.unit.champion || undefined,
      count: designedCount(design, words),
      profiles: [],
      facts: designedFacts(design, report.units[at] ?? UNPRICED, { words, length }),
      wounds: designedWounds(design, words),
    })),
    glossary: designedGlossary(units, words),
  };
}
