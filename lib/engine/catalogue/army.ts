import type { ArmyList, CatalogueRoster, CatalogueSystem, Share, Variant } from '@/lib/schema';
import { ParseError } from '@/lib/schema/fault';
import type { Books } from '../books';
import { indexList, type ListIndex } from './index-list';

/** An ally's list and the category of this army in which its points are counted. */
export interface Ally {
  index: ListIndex;
  category: string;
}

/** The list that a roster is built from, as its variant changes it. */
export interface ArmyBook {
  system: CatalogueSystem;
  list: ArmyList;
  index: ListIndex;
  variant: Variant | undefined;
  categories: readonly { id: string; name: string }[];
  shares: readonly Share[];
  allies: ReadonlyMap<string, Ally>;
}

/**
 * The book of a catalogue roster.
 * @throws {ParseError} where its system, list or variant does not exist
 */
export function armyOf(roster: CatalogueRoster, books: Books): ArmyBook {
  const system = books.system(roster.system);
  if (system?.kind !== 'catalogue') throw missing('system', `no such rule system: ${roster.system}`);
  const list = books.list(roster.list);
  if (list?.system !== system.id) throw missing('list', `no such army list: ${roster.list}`);
  const variant = list.variants.find(({ id }) => id === roster.variant);
  if (roster.variant !== undefined && !variant) {
    throw missing('variant', `the list ${list.id} has no such variant: ${roster.variant}`);
  }
  return {
    system,
    list,
    index: indexList(list, system),
    variant,
    categories: shownCategories(list, variant),
    shares: variant?.shares ?? list.shares,
    allies: alliesOf(list, system, books),
  };
}

function missing(path: string, message: string): ParseError {
  return new ParseError([{ path, message }]);
}

function shownCategories(list: ArmyList, variant: Variant | undefined) {
  if (!variant) return list.categories.filter((category) => !category.variantOnly);
  return variant.categories.flatMap((id) => list.categories.find((category) => category.id === id) ?? []);
}

function alliesOf(list: ArmyList, system: CatalogueSystem, books: Books): Map<string, Ally> {
  const allies = new Map<string, Ally>();
  for (const { list: id, category } of list.allies) {
    const other = books.list(id);
    if (other) allies.set(id, { index: indexList(other, system), category });
  }
  return allies;
}
