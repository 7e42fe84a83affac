import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster } from '@/lib/engine';
import type { Roster } from '@/lib/schema';
import { parseRoster } from '@/lib/schema/parse';
import { rosterSheet } from '@/lib/sheet';
import { type Comparison, compareArmies, type Side } from '@/lib/sheet/compare';

const books = fileBooks();
const LABELS = { name: 'Name', count: 'Size', note: 'Note' };

function side(roster: Roster): Side {
  return { roster, report: checkRoster(roster, books), sheet: rosterSheet(roster, books) };
}

function roman(...units: object[]): Roster {
  return parseRoster({
    format: 'muster/1',
    system: 'ancient',
    list: 'roman',
    name: 'R',
    points: 1000,
    units,
  });
}

function compare(a: Roster, b: Roster): Comparison {
  return compareArmies(side(a), side(b), LABELS);
}

/** Numbers of the units that stand side by side. */
const numbers = ({ units }: Comparison) =>
  units.map(({ units: [a, b] }) => [a?.number ?? null, b?.number ?? null]);

const legionaries = (size: number, parts = {}) => ({ entry: 'regular-legionaries', size, ...parts });

const MATCHES: [string, object[], object[], (number | null)[][]][] = [
  ['nothing', [], [], []],
  ['the same', [legionaries(10)], [legionaries(10)], [[1, 1]]],
  [
    'by order',
    [legionaries(10), legionaries(11)],
    [legionaries(20), legionaries(21)],
    [
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'by content before order',
    [legionaries(10), legionaries(20)],
    [legionaries(20)],
    [
      [1, null],
      [2, 1],
    ],
  ],
  [
    'by name before order',
    [legionaries(10, { name: 'I' }), legionaries(10, { name: 'II' })],
    [legionaries(9, { name: 'II' }), legionaries(9, { name: 'I' })],
    [
      [1, 2],
      [2, 1],
    ],
  ],
  [
    'by id before all',
    [legionaries(10, { id: 'x' }), legionaries(20)],
    [legionaries(10), { entry: 'raw-recruits', size: 5, id: 'x' }],
    [
      [1, 2],
      [2, 1],
    ],
  ],
  [
    'not at all',
    [legionaries(10)],
    [{ entry: 'raw-recruits', size: 5 }],
    [
      [1, null],
      [null, 1],
    ],
  ],
  [
    'an ally is not one of the own list',
    [{ entry: 'light-cavalry', size: 5, list: 'barbarian' }],
    [{ entry: 'light-cavalry', size: 5 }],
    [
      [1, null],
      [null, 1],
    ],
  ],
];

test.each(MATCHES)('units are matched: %s', (_, a, b, expected) => {
  expect(numbers(compare(roman(...a), roman(...b)))).toEqual(expected);
});

test('what differs in a unit, and nothing else', () => {
  const [pair] = compare(
    roman(legionaries(10, { command: ['standard'], note: 'left' })),
    roman(legionaries(12, { options: ['javelins'] })),
  ).units;
  const told = Object.fromEntries((pair?.differences ?? []).map(({ id, has }) => [id, has]));
  expect(told).toMatchObject({
    count: ['10 models', '12 models'],
    command: ['standard', ''],
    options: ['', 'javelins'],
    note: ['left', ''],
  });
  expect(told).not.toHaveProperty('name');
  expect(told).not.toHaveProperty('saves');
});

test('categories of two lists stand side by side, with nothing where a list has none', () => {
  const barbarian = parseRoster({
    format: 'muster/1',
    system: 'ancient',
    list: 'barbarian',
    points: 1000,
    units: [{ entry: 'warriors', size: 10 }],
  });
  // 10 x 16 of regular legionaries (A:1198).
  const { categories } = compare(roman(legionaries(10)), barbarian);
  expect(categories.find(({ name }) => name === 'Legionaries')).toEqual({
    name: 'Legionaries',
    has: [160, null],
    by: -160,
  });
  expect(categories.find(({ name }) => name === 'Characters')).toMatchObject({ has: [0, 0], by: 0 });
  expect(categories.find(({ name }) => name === 'Warriors')?.has[0]).toBeNull();
});

test('totals and units tell by how much the second has more', () => {
  const raw = { entry: 'raw-recruits', size: 5 };
  // 10 and 12 regular legionaries at 16 points (A:1198).
  const { totals, units } = compare(roman(legionaries(10)), roman(legionaries(12), raw));
  expect(totals.agreed).toEqual({ has: [1000, 1000], by: 0 });
  expect(totals.units).toEqual({ has: [1, 2], by: 1 });
  expect(units.map(({ by }) => by)).toEqual([32, 0]);
});

test('armies that differ in their order alone are the same', () => {
  const [a, b] = [legionaries(10), { entry: 'raw-recruits', size: 5 }];
  expect(compare(roman(a, b), roman(b, a)).same).toBe(true);
  expect(compare(roman(a, b), roman(a)).same).toBe(false);
  expect(compare(roman(a), roman(legionaries(11))).same).toBe(false);
});

test('designed units are matched by quality and code, else by name', () => {
  const town = (...units: object[]) =>
    parseRoster({ format: 'muster/1', system: 'medieval', points: 500, units });
  const militia = { name: 'Militia', quality: 'levy', code: 'CUF', size: 16 };
  const a = town(militia, { name: 'Archers', quality: 'average', code: 'LUF', size: 10 });
  const b = town(
    { name: 'Archers', quality: 'elite', code: 'LUF', size: 10 },
    { ...militia, name: 'Guard', size: 12 },
  );
  expect(numbers(compare(a, b))).toEqual([
    [1, 2],
    [2, 1],
  ]);
});
