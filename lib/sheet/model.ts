import { armyOf, type Books, checkRoster, explainUnit, sumText, unitCategory, unitTitle } from '@/lib/engine';
import type { CategoryReport, FormulaSystem, Report, Roster, Unit } from '@/lib/schema';
import {
  type ListedUnit,
  listedCount,
  listedFacts,
  listedKind,
  listedUnit,
  listedWounds,
  profileRows,
} from './catalogue';
import { cleanLine, cleanText } from './clean';
import {
  type DesignedUnit,
  designedCount,
  designedFacts,
  designedKind,
  designedUnit,
  designedWounds,
} from './formula';
import { designedGlossary, listedGlossary } from './glossary';
import type { Sheet, SheetCategory, SheetExtra, SheetUnit, TermGroup } from './sheet';
import { capital, limitText, ranges, verdictText } from './words';

/** What differs between the kinds of system: how a unit is told, and the terms that it uses. */
interface Telling {
  list: string;
  columns: Sheet['columns'];
  categories: readonly { id: string; name: string }[];
  units: (Pick<SheetUnit, 'count' | 'profiles' | 'facts' | 'wounds'> & { kind: string })[];
  glossary: TermGroup[];
}

/**
 * A roster as the sheet that is printed and read at the table, legal or not.
 * @throws {ParseError} where its list or variant does not exist
 */
export function rosterSheet(roster: Roster, books: Books, extra: SheetExtra = {}): Sheet {
  const report = checkRoster(roster, books);
  const telling = tell(roster, books, report);
  const breaches = report.breaches.map(cleanMessage);
  return {
    name: cleanLine(roster.name ?? '') || 'Unnamed army',
    list: telling.list,
    points: report.points,
    verdict: report.verdict,
    verdictText: verdictText(report.verdict, breaches.length),
    date: extra.date?.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
    dataVersion: extra.dataVersion,
    link: extra.link,
    settings: settingsOf(roster),
    columns: telling.columns,
    units: telling.units.map((told, at) => sheetUnit(told, at, { roster, books, report })),
    categories: sheetCategories(
      report.categories,
      telling,
      roster.units.map((unit) => unitCategory(unit, roster, books)),
    ),
    breaches,
    advice: report.advice.map(cleanMessage),
    glossary: telling.glossary,
  };
}

function cleanMessage<T extends { message: string }>(said: T): T {
  return { ...said, message: cleanLine(said.message) };
}

function settingsOf({ settings }: Roster): string[] {
  const halves = settings && 'halves' in settings ? settings.halves : undefined;
  return [
    ...(settings?.shares === 'spent' ? ['Shares are taken of the points spent.'] : []),
    ...(halves === 'up' ? ['Each unit is rounded up to a whole point.'] : []),
  ];
}

interface Checked {
  roster: Roster;
  books: Books;
  report: Report;
}

function sheetUnit(
  told: Telling['units'][number],
  at: number,
  { roster, books, report }: Checked,
): SheetUnit {
  const unit = roster.units[at] as Unit;
  const own = cleanLine(unit.name ?? '');
  const where = `Unit ${at + 1}, ${unitTitle(unit, roster, books)}: `;
  const points = report.units[at]?.points ?? null;
  const breaches = report.breaches.filter(({ where }) => 'unit' in where && where.unit === at);
  return {
    ...told,
    number: at + 1,
    title: own || told.kind,
    kind: own ? told.kind : undefined,
    points,
    sum: points === null ? '' : addedUp(sumText(explainUnit(unit, roster, books))),
    note: cleanText(unit.note ?? '') || undefined,
    breaches: breaches.map((breach) => cleanMessage({ ...breach, message: plain(breach.message, where) })),
  };
}

/** A message as it stands at its own unit: without the unit's number and title. */
function plain(message: string, where: string): string {
  return message.startsWith(where) ? capital(message.slice(where.length)) : message;
}

/** A sum of one addend, `50 = 50`, says nothing. */
function addedUp(sum: string): string {
  const [addends, total] = sum.split(' = ');
  return addends === total ? '' : sum;
}

function sheetCategories(
  reports: readonly CategoryReport[],
  { categories }: Telling,
  counted: readonly (string | null)[],
): SheetCategory[] {
  return reports.map(({ category, points, min, max }) => ({
    name: categories.find(({ id }) => id === category)?.name ?? category,
    points,
    limit: limitText(min, max),
    units: ranges(counted.flatMap((of, at) => (of === category ? [at + 1] : []))),
  }));
}

function tell(roster: Roster, books: Books, report: Report): Telling {
  if (roster.system === 'ancient') return tellListed(roster, books, report);
  const system = books.system(roster.system);
  if (system?.kind !== 'formula') throw new RangeError('a roster that was checked has its system');
  return tellDesigned(
    roster.units.map((unit) => designedUnit(unit, system)),
    system,
    report,
  );
}

function tellListed(roster: Extract<Roster, { list: string }>, books: Books, report: Report): Telling {
  const { system, list, variant, categories } = armyOf(roster, books);
  const units = roster.units.map((unit) => listedUnit(unit, roster, books));
  return {
    list: variant ? `${list.name}, ${variant.name}` : list.name,
    columns: system.characteristics,
    categories,
    units: units.map((unit, at) => tellUnit(unit, report.units[at]?.stats ?? null)),
    glossary: listedGlossary(units, list.rules),
  };
}

function tellUnit(unit: ListedUnit, stats: Parameters<typeof listedFacts>[1]): Telling['units'][number] {
  return {
    kind: listedKind(unit),
    count: listedCount(unit),
    profiles: profileRows(unit),
    facts: listedFacts(unit, stats),
    wounds: listedWounds(unit),
  };
}

function tellDesigned(units: readonly DesignedUnit[], system: FormulaSystem, report: Report): Telling {
  return {
    list: system.name,
    columns: [],
    categories: [],
    units: units.map((unit, at) => ({
      kind: designedKind(unit),
      count: designedCount(unit),
      profiles: [],
      facts: designedFacts(unit, report.units[at] ?? { points: null, each: null, stats: null }),
      wounds: designedWounds(unit),
    })),
    glossary: designedGlossary(units),
  };
}
