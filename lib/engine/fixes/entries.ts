import type { Entry } from '@/lib/schema';
import type { Counted } from '../catalogue/count';

/** An entry that an army may take, and the category in which it would be counted. */
export interface Offer {
  entry: Entry;
  list: string;
  category: string;
}

/** All entries of the army's list and of its allies', but for those that its variant does without. */
export function offersOf({ book }: Counted): Offer[] {
  const { list, variant } = book;
  const own = list.entries
    .filter(({ id }) => !variant?.withoutEntries.includes(id))
    .map((entry) => ({ entry, list: list.id, category: variant?.moves[entry.id] ?? entry.category }));
  const allied = [...book.allies.values()].flatMap(({ index, category }) =>
    index.list.entries.map((entry) => ({ entry, list: index.list.id, category })),
  );
  return [...own, ...allied];
}

/** The same without characters, who make no army: a unit of troops is what is missing. */
export function troopsOf(counted: Counted): Offer[] {
  return offersOf(counted).filter(({ entry }) => entry.kind !== 'character');
}
