import type { CatalogueRoster, CatalogueUnit, Entry } from '@/lib/schema';
import type { Books } from './books';
import { type ArmyBook, armyOf } from './catalogue/army';
import { type ArmyUnit, takeUnits } from './catalogue/taken';

/** An entry as a player may pick it now. */
export interface EntryPick {
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
  entries: EntryPick[];
}

/**
 * What an army may take: its own categories in order, then the entries of its allies.
 * @throws {ParseError} where the roster names a list or variant that does not exist
 */
export function picks(roster: CatalogueRoster, books: Books): PickGroup[] {
  const book = armyOf(roster, books);
  const taken = countTaken(takeUnits(roster, book));
  return [...ownGroups(book, taken), ...allyGroups(book, taken)].filter(({ entries }) => entries.length > 0);
}

type Taken = ReadonlyMap<Entry, number>;

function ownGroups({ list, variant, categories }: ArmyBook, taken: Taken): PickGroup[] {
  const without = new Set(variant?.withoutEntries);
  return categories.map((category) => ({
    category,
    list: list.id,
    ally: false,
    entries: list.entries
      .filter((entry) => (variant?.moves[entry.id] ?? entry.category) === category.id)
      .map((entry) => ({ ...pickOf(entry, list.id, taken), excluded: without.has(entry.id) })),
  }));
}

function allyGroups({ allies }: ArmyBook, taken: Taken): PickGroup[] {
  return [...allies.values()].flatMap(({ index: { list } }) =>
    list.categories.map((category) => ({
      category,
      list: list.id,
      ally: true,
      entries: list.entries
        .filter((entry) => entry.category === category.id)
        .map((entry) => pickOf(entry, list.id, taken)),
    })),
  );
}

function pickOf(entry: Entry, list: string, counts: Taken): EntryPick {
  const taken = counts.get(entry) ?? 0;
  const left = entry.max ? Math.max(0, entry.max.count - taken) : null;
  return { entry, list, taken, left, excluded: false };
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
