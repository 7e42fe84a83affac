import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster, newUnit, picks } from '@/lib/engine';
import type { CatalogueRoster, CatalogueUnit } from '@/lib/schema';
import { ISLES, toyBooks, VALE, vales } from './fixtures';

const groups = (roster: CatalogueRoster) => picks(roster, toyBooks);
const named = (roster: CatalogueRoster) =>
  groups(roster).map(({ list, ally, category, entries }) => [
    list,
    ally,
    category.id,
    entries.map(({ entry }) => entry.id),
  ]);
/** How often each entry is taken, and how often more it may be. */
const counts = (roster: CatalogueRoster, ...ids: string[]) =>
  groups(roster).flatMap(({ list, entries }) =>
    entries
      .filter(({ entry }) => ids.includes(entry.id))
      .map(({ entry, taken, left }) => [list, entry.id, taken, left]),
  );

test('the army’s own categories in order, then its allies’', () => {
  expect(named(vales([]))).toEqual([
    ['vale', false, 'lords', ['king', 'hero']],
    ['vale', false, 'foot', ['spearmen', 'guard', 'mob']],
    ['vale', false, 'horse', ['riders', 'wagons', 'mules']],
    ['vale', false, 'oddities', ['engine', 'beast', 'wolves', 'traps']],
    ['isles', true, 'chiefs', ['chief']],
    ['isles', true, 'crews', ['raiders', 'guard']],
  ]);
});

test('a variant has its own order, moves entries, and marks those that it does without', () => {
  const clan = vales([], { variant: 'moor-clan' });
  expect(named(clan).slice(0, 3)).toEqual([
    ['vale', false, 'lords', ['king', 'hero']],
    ['vale', false, 'wild', ['spearmen']],
    ['vale', false, 'foot', ['guard', 'mob']],
  ]);
  const excluded = groups(clan).flatMap(({ list, entries }) =>
    entries.filter((one) => one.excluded).map(({ entry }) => [list, entry.id]),
  );
  expect(excluded).toEqual([
    ['vale', 'guard'],
    ['vale', 'wagons'],
  ]);
});

test('what is taken, and what is left', () => {
  const army = vales([
    { entry: 'king' },
    { entry: 'guard', size: 3 },
    { entry: 'mob' },
    { entry: 'mob' },
    { entry: 'guard', list: 'isles', size: 3 },
    { entry: 'guard', list: 'isles', size: 3 },
    { entry: 'nobody' },
  ]);
  expect(counts(army, 'king', 'guard', 'mob', 'riders')).toEqual([
    ['vale', 'king', 1, 0],
    ['vale', 'guard', 1, 1],
    ['vale', 'mob', 2, null],
    ['vale', 'riders', 0, null],
    // One over its cap: none is left, and not minus one.
    ['isles', 'guard', 2, 0],
  ]);
});

describe('a new unit', () => {
  const unitOf = (id: string, list = VALE) => {
    const entry = list.entries.find((one) => one.id === id);
    return entry && newUnit(entry, list.id, vales([]));
  };
  test.each<[id: string, unit: CatalogueUnit]>([
    ['spearmen', { entry: 'spearmen', size: 5 }],
    ['wagons', { entry: 'wagons', size: 2 }],
    ['king', { entry: 'king' }],
    ['mob', { entry: 'mob', size: 1 }],
    ['engine', { entry: 'engine', size: 2 }],
    // None is allowed, but one is advised.
    ['beast', { entry: 'beast', size: 1 }],
    ['wolves', { entry: 'wolves', size: 1 }],
  ])('%s', (id, unit) => expect(unitOf(id)).toEqual(unit));
  test('of an ally names its list', () => {
    expect(unitOf('raiders', ISLES)).toEqual({ entry: 'raiders', list: 'isles', size: 4 });
  });
  test('is one at least, where none is allowed and nothing advised', () => {
    const beast = VALE.entries.find(({ id }) => id === 'beast');
    if (!beast) throw new Error('no beast');
    const { advise: _, ...size } = beast.size;
    expect(newUnit({ ...beast, size }, 'vale', vales([]))).toEqual({ entry: 'beast', size: 1 });
  });

  const books = fileBooks();
  const entries = ['roman', 'barbarian'].flatMap((list) =>
    (books.list(list)?.entries ?? []).map((entry) => ({ list, entry })),
  );
  test.each(entries)(
    'of $list $entry.id breaks nothing by itself, and gets no advice of its own',
    ({ list, entry }) => {
      const roster: CatalogueRoster = {
        format: 'muster/1',
        system: 'ancient',
        list,
        points: 5000,
        units: [],
      };
      const report = checkRoster({ ...roster, units: [newUnit(entry, list, roster)] }, books);
      const ofUnit = [...report.breaches, ...report.advice].filter(({ where }) => 'unit' in where);
      expect(ofUnit).toEqual([]);
      expect(report.units[0]?.points).toBeGreaterThan(0);
    },
  );
});
