import type { CatalogueRoster } from '@/lib/schema';
import { pointsText } from '../numbers';
import type { Names } from '../words';
import type { ArmyBook } from './army';
import type { ListIndex } from './index-list';
import type { ArmyUnit } from './taken';

/** Names for the ids of a catalogue army. `spent` is given where shares are taken of the points spent. */
export function catalogueNames(
  roster: CatalogueRoster,
  book: ArmyBook,
  units: readonly ArmyUnit[],
  spent: number | null,
): Names {
  const indexAt = (at?: number) => (at === undefined ? undefined : takenAt(units, at)?.index) ?? book.index;
  return {
    base: spent === null ? pointsText(roster.points) : `the ${pointsText(spent)} spent`,
    category: (id) => categoryName(book, id),
    against: (id) => againstNames(book, id),
    entry: (id, list) => listIndex(book, list).entries.get(id)?.entry.name ?? id,
    option: (id, at) => indexAt(at).items.get(id)?.name ?? id,
    command: (id) => commandName(book, id),
    variant: (id) => (book.variant?.id === id ? book.variant.name.toLowerCase() : id),
    list: (id) => id,
    unit: (at) => `Unit ${at + 1}, ${units[at] ? unitTitle(units[at]) : ''}`,
    noun: (at, count) => takenAt(units, at)?.entry.entry.size.noun[count === 1 ? 0 : 1] ?? '',
  };
}

/** A unit's own name, else its entry's; the id where the entry is unknown. */
export function unitTitle({ unit, entry }: ArmyUnit): string {
  return unit.name?.trim() || entry?.entry.name || unit.entry;
}

function takenAt(units: readonly ArmyUnit[], at: number) {
  const unit = units[at];
  return unit?.entry ? unit : undefined;
}

function listIndex(book: ArmyBook, list?: string): ListIndex {
  return (list === undefined ? undefined : book.allies.get(list)?.index) ?? book.index;
}

function categoryName(book: ArmyBook, id: string): string {
  return book.list.categories.find((category) => category.id === id)?.name ?? id;
}

function againstNames(book: ArmyBook, id: string): string {
  const against = book.list.counts.find(({ of }) => of[0] === id)?.atMost ?? [];
  return against.map((category) => categoryName(book, category).toLowerCase()).join(' and ');
}

function commandName({ system }: ArmyBook, id: string): string {
  return Object.hasOwn(system.commands, id) ? (system.commands[id]?.name ?? id) : id;
}
