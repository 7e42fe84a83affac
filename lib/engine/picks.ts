import type { CatalogueRoster, CatalogueUnit, Entry } from '@/lib/schema';
import type { Books } from './books';
import { type ArmyBook, armyOf } from './catalogue/army';
import { type ArmyUnit, takeUnits } from './catalogue/taken';

/** An entry as a player may pick it now. */
export interface Pick {
  entry: Entry;
  list: string;
  /** How often the army has it, and how often more its cap allows (null: no cap). */
  taken: number;
  left: number | null;
  /** The variant does without it. */
  excluded: boolean;
}

/** The entries of one category, of the army's own list or of an ally's. */
export interface PickGroup {
  category: { id: string; name: string };
  list: string;
  ally: boolean;
  entries: Pick[];
}

/**
 * What an army may take: its own categories in order, then the entries of its allies.
 * @throws {ParseError} where the roster names a list or variant that does not exist
 */
export function picks(roster: CatalogueRoster, books: Books): PickGroup[] {
  const book = armyOf(roster, books);
  const taken = countTaken(takeUnits(roster, book));
  const own = book.categories.map((category) => ({
    category,
    list: book.list.id,
    ally: false,
    entries: ownEntries(book, category.id).map((entry) => pickOf(entry, book, taken, false)),
  }));
  return [...own.filter(({ entries }) => entries.length > 0), ...allyGroups(book, taken)];
}

function ownEntries({ list, variant }: ArmyBook, category: string): Entry[] {
  return list.entries.filter((entry) => (variant?.moves[entry.id] ?? entry.category) === category);
}

function allyGroups(book: ArmyBook, taken: ReadonlyMap<Entry, number>): PickGroup[] {
  return [...book.allies.values()].flatMap(({ index }) =>
    index.list.categories
      .filter((category) => !category.variantOnly)
      .map((category) => ({
        category,
        list: index.list.id,
        ally: true,
        entries: index.list.entries
          .filter((entry) => entry.category === category.id)
          .map((entry) => ({ ...pickOf(entry, book, taken, true), list: index.list.id })),
      })),
  );
}

function pickOf(
  entry: Entry,
  { list, variant }: ArmyBook,
  counts: ReadonlyMap<Entry, number>,
  ally: boolean,
): Pick {
  const taken = counts.get(entry) ?? 0;
  const left = entry.max ? Math.max(0, entry.max.count - taken) : null;
  const excluded = !ally && (variant?.withoutEntries.includes(entry.id) ?? false);
  return { entry, list: list.id, taken, left, excluded };
}

function countTaken(units: readonly ArmyUnit[]): Map<Entry, number> {
  const counts = new Map<Entry, number>();
  for (const { entry } of units) {
    if (entry) counts.set(entry.entry, (counts.get(entry.entry) ?? 0) + 1);
  }
  return counts;
}

/** A new unit of an entry at its legal minimum size, but never at none, nor below what is advised. */
export function newUnit(entry: Entry, list: string, roster: CatalogueRoster): CatalogueUnit {
  const size = Math.max(entry.size.min, entry.size.advise?.min ?? 1);
  const unit: CatalogueUnit = { entry: entry.id };
  if (list !== roster.list) unit.list = list;
  if (entry.size.max !== 1 || size !== 1) unit.size = size;
  return unit;
}
