import { armyOf, type Books, unitKit } from '@/lib/engine';
import type { CatalogueRoster } from '@/lib/schema';
import { toyBooks, vales } from './fixtures';

const roster = vales([]) as CatalogueRoster;
const list = (id: string) => {
  const found = toyBooks.list(id);
  if (!found) throw new Error(`no toy list ${id}`);
  return found;
};
const booksOf = (over: Partial<Books>): Books => ({ ...toyBooks, ...over });

test('a book is made once for its list and variant', () => {
  const [variant] = list('vale').variants;
  expect(armyOf(roster, toyBooks)).toBe(armyOf({ ...roster, points: 1 }, toyBooks));
  expect(variant && armyOf({ ...roster, variant: variant.id }, toyBooks).variant).toBe(variant);
  expect(armyOf(roster, toyBooks).variant).toBeUndefined();
});

test('an ally that is loaded later is there', () => {
  let loaded = false;
  const books = booksOf({ list: (id) => (id === 'isles' && !loaded ? undefined : toyBooks.list(id)) });
  expect(armyOf(roster, books).allies.has('isles')).toBe(false);
  loaded = true;
  expect(armyOf(roster, books).allies.has('isles')).toBe(true);
});

test('another list of the same id, another of an ally, and another system give another book', () => {
  const other = structuredClone(list('vale'));
  const ally = structuredClone(list('isles'));
  const system = structuredClone(toyBooks.system('ancient'));
  const lists = (id: string) => (id === 'vale' ? other : toyBooks.list(id));
  expect(armyOf(roster, booksOf({ list: lists })).list).toBe(other);
  const allies = booksOf({ list: (id) => (id === 'isles' ? ally : toyBooks.list(id)) });
  expect(armyOf(roster, allies).allies.get('isles')?.index.list).toBe(ally);
  expect(armyOf(roster, booksOf({ system: () => system })).system).toBe(system);
  expect(armyOf(roster, toyBooks).system).toBe(toyBooks.system('ancient'));
});

test('a copy of a list that shares its variants is not taken for it', () => {
  const copy = { ...list('vale'), name: 'Copy' };
  const [variant] = copy.variants;
  const army = { ...roster, ...(variant && { variant: variant.id }) };
  expect(armyOf(army, toyBooks).list.name).not.toBe('Copy');
  expect(armyOf(army, booksOf({ list: (id) => (id === 'vale' ? copy : toyBooks.list(id)) })).list.name).toBe(
    'Copy',
  );
});

test('the kit of units with the same options is one', () => {
  const kit = () => unitKit({ entry: 'spearmen', options: ['mail'] }, roster, toyBooks);
  expect(kit()).toBe(kit());
});
