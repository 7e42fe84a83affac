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
  readonly system: CatalogueSystem;
  readonly list: ArmyList;
  readonly index: ListIndex;
  readonly variant: Variant | undefined;
  readonly categories: readonly { id: string; name: string }[];
  readonly shares: readonly Share[];
  readonly allies: ReadonlyMap<string, Ally>;
}

/** One book for each list and variant, since every look at a unit asks for it. */
const made = new WeakMap<ArmyList | Variant, ArmyBook>();

/**
 * The book of a catalogue roster; the same object as long as the books give the same lists.
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
  const known = made.get(variant ?? list);
  if (known?.list === list && known.system === system && hasAllies(known, books)) return known;
  const book = makeBook(list, variant, system, books);
  made.set(variant ?? list, book);
  return book;
}

function makeBook(
  list: ArmyList,
  variant: Variant | undefined,
  system: CatalogueSystem,
  books: Books,
): ArmyBook {
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

/** A page loads its lists one by one, so an ally may have come since. */
function hasAllies({ list, allies }: ArmyBook, books: Books): boolean {
  return list.allies.every((ally) => books.list(ally.list) === allies.get(ally.list)?.index.list);
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
