import type { Draft } from '@/lib/shelf';
import { armyOfUnits, copyOfUnit, refusalOf, unitFor, withUnitsOf } from '@/lib/shelf/transfer';
import { design, draft, unit } from '@/tests/app/drafts';

const roman = { system: 'ancient', list: 'roman' } as const;
const barbarian = { system: 'ancient', list: 'barbarian' } as const;

const WAYS: [string, object, typeof roman | typeof barbarian, typeof roman | typeof barbarian, object][] = [
  ['stays of its list', {}, roman, roman, {}],
  ['keeps the list that it comes from', {}, barbarian, roman, { list: 'barbarian' }],
  ['an ally that comes home is an ally no more', { list: 'barbarian' }, roman, barbarian, {}],
  ['an ally stays one', { list: 'barbarian' }, roman, roman, { list: 'barbarian' }],
  ['a list that is said needlessly is not said again', { list: 'roman' }, roman, roman, {}],
  ['goes where nobody knows it', { list: 'roman' }, roman, barbarian, { list: 'roman' }],
];

test.each(WAYS)('a unit %s', (_, parts, from, to, expected) => {
  const { key, ...moved } = unitFor(unit('u', { options: ['javelins'], note: 'n', ...parts }), from, to);
  expect(moved).toEqual({ entry: 'entry-u', size: 5, options: ['javelins'], note: 'n', ...expected });
  expect(key).not.toBe('u');
});

test('a copy has all but the key and the id', () => {
  const first = { ...unit('u', { name: 'Cohors I', note: 'n', command: ['leader'] }), id: 'u1' };
  const { key, ...copy } = copyOfUnit(first);
  expect(copy).toEqual({ entry: 'entry-u', size: 5, name: 'Cohors I', note: 'n', command: ['leader'] });
  expect(key).not.toBe('u');
  expect(copyOfUnit(first, 'mine').key).toBe('mine');
});

const medieval = { system: 'medieval', format: 'muster/1', points: 500, units: [design('d')] } as Draft;
const crowd = (count: number) => Array.from({ length: count }, (_, at) => unit(String(at)));

test('an army of another system takes no units, and a full one has no room', () => {
  expect(refusalOf(1, draft([]), medieval)).toBe('system');
  expect(refusalOf(1, medieval, medieval)).toBeUndefined();
  expect(refusalOf(2, draft([]), draft(crowd(1_998)))).toBeUndefined();
  expect(refusalOf(2, draft([]), draft(crowd(1_999)))).toBe('room');
});

test('units are put behind those of the army; none where it cannot take them', () => {
  const to = draft([unit('a')], { name: 'to' });
  const next = withUnitsOf([unit('b'), unit('c')], draft([], { name: 'from' }), to);
  expect(next.units.map((each) => 'entry' in each && each.entry)).toEqual(['entry-a', 'entry-b', 'entry-c']);
  expect(next.name).toBe('to');
  expect(withUnitsOf([unit('b')], draft([]), medieval)).toBe(medieval);
  expect(withUnitsOf([], draft([]), to)).toBe(to);
});

test('a new army of some units has the list, total and settings of the old', () => {
  const from = draft([unit('a'), unit('b')], { name: 'from', points: 700, settings: { shares: 'spent' } });
  const made = armyOfUnits(from.units.slice(1), { ...from, waivers: [] } as never, 'Reserve');
  expect(made).toEqual({
    ...draft([], { name: 'Reserve', points: 700, settings: { shares: 'spent' } }),
    units: [{ entry: 'entry-b', size: 5, key: expect.any(String) }],
  });
});
