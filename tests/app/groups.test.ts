import { groupKeys, groupUnits, keptGroups, placeFor } from '@/app/army/groups';
import { held } from '@/app/army/held';
import type { DraftUnit } from '@/lib/shelf';
import { unit } from './drafts';

const CATEGORIES = ['lords', 'foot', 'horse'];
const OF: Record<string, string | null> = { l: 'lords', f: 'foot', h: 'horse', x: null, z: 'elsewhere' };
const categoryOf = ({ key }: DraftUnit) => OF[key.charAt(0)] ?? null;
const units = (...keys: string[]) => keys.map((key) => unit(key));

function shape(...keys: string[]) {
  return groupUnits(units(...keys), CATEGORIES, categoryOf).map(({ category, units }) => [
    category,
    units.map(({ key }) => key).join(' '),
  ]);
}

test('units stand by category, in roster order', () => {
  expect(shape('h1', 'f1', 'l1', 'f2')).toEqual([
    ['lords', 'l1'],
    ['foot', 'f1 f2'],
    ['horse', 'h1'],
  ]);
});

test('units without a category, or of one that is not shown, come last', () => {
  expect(shape('x1', 'l1', 'z1')).toEqual([
    ['lords', 'l1'],
    ['foot', ''],
    ['horse', ''],
    [null, 'x1 z1'],
  ]);
});

test('an army without categories is one group, also when it is empty', () => {
  expect(groupUnits(units('x1', 'x2'), [], categoryOf)).toEqual([
    { category: null, units: units('x1', 'x2') },
  ]);
  expect(groupUnits([], [], categoryOf)).toEqual([{ category: null, units: [] }]);
});

test.each([
  ['the only one', [], 'foot', 0],
  ['behind its own', ['l1', 'f1', 'h1'], 'foot', 2],
  ['behind earlier ones', ['l1', 'h1'], 'foot', 1],
  ['before later ones', ['h1', 'h2'], 'lords', 0],
  ['at the end where it has no category', ['l1', 'h1'], null, 2],
  ['before those without a category', ['l1', 'x1'], 'horse', 1],
  ['behind the last of its own where they are mixed', ['f1', 'l1', 'f2', 'h1'], 'foot', 3],
])('a new unit goes %s', (_, keys, category, place) => {
  expect(placeFor(units(...keys), category, CATEGORIES, categoryOf)).toBe(place);
});

test('a group in which nothing changed is the old one, and so are the keys while units only change', () => {
  const [lord, foot, other] = units('l1', 'f1', 'f2') as [DraftUnit, DraftUnit, DraftUnit];
  const grouped = (...all: DraftUnit[]) => groupUnits(all, CATEGORIES, categoryOf);
  const before = grouped(lord, foot, other);
  const keys = groupKeys(before);
  const changed = keptGroups(grouped(lord, { ...foot, size: 9 }, other), before);
  expect(changed.map((group, at) => group === before[at])).toEqual([true, false, true]);
  expect(held(groupKeys(changed), keys)).toBe(keys);
  const fewer = keptGroups(grouped(lord, foot), before);
  expect(fewer.map((group, at) => group === before[at])).toEqual([true, false, true]);
  expect(groupKeys(fewer).map((group) => group.keys)).toEqual([['l1'], ['f1'], []]);
});
