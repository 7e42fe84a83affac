import type { CatalogueRoster } from '@/lib/schema';
import { pointsText } from '../numbers';
import { unitLabel } from '../text';
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
    sharers: (id, share) => joined(book, shareOf(book, id, share)?.of ?? [id]),
    counted: (id) => joined(book, countOf(book, id)?.of ?? [id]),
    against: (id) => joined(book, countOf(book, id)?.atMost ?? []).toLowerCase(),
    entry: (id, list) => listIndex(book, list).entries.get(id)?.entry.name ?? id,
    option: (id, at) => indexAt(at).items.get(id)?.name ?? id,
    command: (id) => book.index.commands.get(id)?.name ?? id,
    variant: (id) => (book.variant?.id === id ? book.variant.name.toLowerCase() : id),
    list: (id) => id,
    unit: (at) => unitLabel(at, units[at] ? unitTitle(units[at]) : ''),
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

function shareOf({ shares }: ArmyBook, id: string, share: string) {
  return shares.find(
    ({ of, min, max }) => of[0] === id && [min, max].some((limit) => limit?.join('/') === share),
  );
}

function countOf({ list }: ArmyBook, id: string) {
  return list.counts.find(({ of }) => of[0] === id);
}

/** Names of categories as a sentence begins with them: `Horse and oddities`. */
function joined({ list }: ArmyBook, ids: readonly string[]): string {
  const names = ids.map((id) => list.categories.find((category) => category.id === id)?.name ?? id);
  return names.map((name, at) => (at === 0 ? name : name.toLowerCase())).join(' and ');
}
