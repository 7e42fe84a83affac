import { duplicateUnits, placesOf, putBack, removeUnits, unitsOf } from '@/app/army/several';
import { draft, keysOf, unit } from './drafts';

const army = draft(['a', 'b', 'c', 'd'].map((key) => unit(key)));
const crowd = draft(Array.from({ length: 2_000 }, (_, at) => unit(String(at))));

test('several units go, and come back to their places', () => {
  const keys = new Set(['b', 'd']);
  const placed = placesOf(army, keys);
  const rest = removeUnits(keys)(army);
  expect(keysOf(rest)).toEqual(['a', 'c']);
  expect(putBack(placed)(rest)).toEqual(army);
});

test('what is there is not put back twice; what is not there is not removed', () => {
  expect(putBack(placesOf(army, new Set(['a'])))(army)).toBe(army);
  expect(removeUnits(new Set(['z']))(army)).toBe(army);
});

test('those that are left are put back even where the army has got shorter', () => {
  const placed = placesOf(army, new Set(['c', 'd']));
  expect(keysOf(putBack(placed)(draft([])))).toEqual(['c', 'd']);
});

test('units are told in the order of the roster', () => {
  expect(unitsOf(army, new Set(['c', 'a'])).map(({ key }) => key)).toEqual(['a', 'c']);
});

test('each copy stands behind its unit and is the same but for the key', () => {
  const next = duplicateUnits(
    new Map([
      ['a', 'a2'],
      ['c', 'c2'],
    ]),
  )(army);
  expect(keysOf(next)).toEqual(['a', 'a2', 'b', 'c', 'c2', 'd']);
  expect(next.units[4]).toEqual({ ...next.units[3], key: 'c2' });
});

test('nothing is duplicated or put back where there is no room for all', () => {
  expect(duplicateUnits(new Map([['0', 'x']]))(crowd)).toBe(crowd);
  expect(putBack([{ unit: unit('x'), at: 0 }])(crowd)).toBe(crowd);
});
