import { armyOf, type Books, entryOf, formulaOf, isListed, unitTitle } from '@/lib/engine';
import type { Breach, Report, Roster, Unit, Verdict } from '@/lib/schema';

/** What a unit came to. */
export interface UnitFigures {
  /** Tells it from the others wherever it stands. */
  key: string;
  /** What was chosen for it: figures of another choice cannot be compared. */
  of: string;
  /** Its entry as the list named it, or its design. */
  name: string;
  points: number | null;
  each: number | null;
}

/** What an army came to under the data of one day: enough to tell later what other data make of it. */
export interface Figures {
  /** The version of its list, or of the system where there is none. */
  version: string;
  /** What was agreed for the army as a whole. */
  of: string;
  spent: number;
  verdict: Verdict;
  units: UnitFigures[];
  categories: { name: string; min: number | null; max: number | null }[];
  breaches: Breach[];
}

/**
 * The figures of a roster by a report on it, be it of today or an older one.
 * @param keys name the units; left out: their places
 * @throws {ParseError} where its list or variant does not exist
 */
export function figuresOf(
  roster: Roster,
  report: Report,
  books: Books,
  keys: readonly string[] = [],
): Figures {
  const { name: _, units, waivers: __, ...frame } = roster;
  const { version, categories } = bookOf(roster, books);
  return {
    version,
    of: JSON.stringify(frame),
    spent: report.points.spent,
    verdict: report.verdict,
    units: units.map((unit, at) => ({
      key: keys[at] ?? String(at),
      of: choiceOf(unit),
      name: nameOf(unit, roster, books),
      points: report.units[at]?.points ?? null,
      each: report.units[at]?.each ?? null,
    })),
    categories: report.categories.map(({ category, min, max }) => ({
      name: categories.find(({ id }) => id === category)?.name ?? category,
      min,
      max,
    })),
    breaches: report.breaches,
  };
}

/** What is agreed does not hang on names, notes and ids. */
function choiceOf({ id: _, name: __, note: ___, ...choice }: Unit): string {
  const { key: ____, ...said } = choice as typeof choice & { key?: string };
  return JSON.stringify(said);
}

function bookOf(roster: Roster, books: Books) {
  if (roster.system === 'medieval') {
    return { version: formulaOf(roster, books).system.version, categories: [] };
  }
  const { list, categories } = armyOf(roster, books);
  return { version: list.version, categories };
}

function nameOf(unit: Unit, roster: Roster, books: Books): string {
  if (isListed(unit)) return entryOf(unit, roster, books)?.name ?? unit.entry;
  return unitTitle({ ...unit, name: undefined }, roster, books);
}
