import { fileBooks } from '@/lib/catalogue/files';
import { dataChanges, type Figures, figuresOf, type UnitFigures } from '@/lib/changes';
import { type Books, checkRoster } from '@/lib/engine';
import type { ArmyList, Breach } from '@/lib/schema';
import { parseRoster } from '@/lib/schema/parse';

const unit = (key: string, parts: Partial<UnitFigures> = {}): UnitFigures => ({
  key,
  of: key,
  name: 'Cataphracts',
  points: 260,
  each: 26,
  ...parts,
});
const figures = (units: UnitFigures[], parts: Partial<Figures> = {}): Figures => ({
  version: '2026-11-30',
  of: 'army',
  spent: 260,
  verdict: 'legal',
  units,
  categories: [],
  breaches: [],
  ...parts,
});
const over = (have: number): Breach => ({
  code: 'total-over',
  where: { army: true },
  have,
  limit: 260,
  by: have - 260,
  message: `${have} points.`,
});

/** 10 cataphracts at 26 points are 260, and at 28 they are 280; 20 are 520 and 560. */
const rows: [name: string, then: Figures, now: Figures, changes: ReturnType<typeof dataChanges>][] = [
  ['nothing', figures([unit('a')]), figures([unit('a')]), []],
  [
    'a price: of all units of the entry together, with the total',
    figures([unit('a'), unit('b', { points: 520 })], { spent: 780 }),
    figures([unit('a', { points: 280, each: 28 }), unit('b', { points: 560, each: 28 })], { spent: 840 }),
    [
      {
        kind: 'price',
        name: 'Cataphracts',
        each: { from: 26, to: 28 },
        units: [
          { unit: 1, from: 260, to: 280 },
          { unit: 2, from: 520, to: 560 },
        ],
      },
      { kind: 'total', points: { from: 780, to: 840 } },
    ],
  ],
  [
    'a price that is paid once',
    figures([unit('a')]),
    figures([unit('a', { points: 265 })], { spent: 265 }),
    [
      { kind: 'price', name: 'Cataphracts', each: null, units: [{ unit: 1, from: 260, to: 265 }] },
      { kind: 'total', points: { from: 260, to: 265 } },
    ],
  ],
  [
    'an entry that is gone, by the name that it had',
    figures([unit('a')]),
    figures([unit('a', { name: 'cataphracts', points: null, each: null })], { spent: 0, verdict: 'illegal' }),
    [
      { kind: 'gone', name: 'Cataphracts', units: [1] },
      { kind: 'total', points: { from: 260, to: 0 } },
      { kind: 'verdict', verdicts: { from: 'legal', to: 'illegal' } },
    ],
  ],
  [
    'an entry that is there again',
    figures([unit('a', { name: 'cataphracts', points: null, each: null })], { spent: 0 }),
    figures([unit('a')]),
    [
      { kind: 'back', name: 'Cataphracts', units: [1] },
      { kind: 'total', points: { from: 0, to: 260 } },
    ],
  ],
  [
    'another name',
    figures([unit('a'), unit('b')]),
    figures([unit('a', { name: 'Clibanarii' }), unit('b', { name: 'Clibanarii' })]),
    [{ kind: 'renamed', names: { from: 'Cataphracts', to: 'Clibanarii' } }],
  ],
  [
    'units that were changed, added and moved in between are not compared, nor is the whole army',
    figures([unit('a'), unit('b'), unit('gone')], { spent: 780 }),
    figures(
      [
        unit('new', { points: 999 }),
        unit('b', { points: 280, each: 28 }),
        unit('a', { of: 'a larger one', points: 999 }),
      ],
      { spent: 2000, verdict: 'illegal', breaches: [over(2000)] },
    ),
    [
      {
        kind: 'price',
        name: 'Cataphracts',
        each: { from: 26, to: 28 },
        units: [{ unit: 2, from: 260, to: 280 }],
      },
    ],
  ],
  [
    'another total agreed: the whole army is not compared',
    figures([unit('a')], { of: '1000' }),
    figures([unit('a')], { of: '900', breaches: [over(300)], verdict: 'illegal' }),
    [],
  ],
  [
    'breaches that are new, and that are mended',
    figures([unit('a')], { breaches: [{ code: 'empty', where: { army: true }, message: 'Empty.' }] }),
    figures([unit('a')], { breaches: [over(300)] }),
    [
      { kind: 'breach', message: '300 points.' },
      { kind: 'mended', message: 'Empty.' },
    ],
  ],
  [
    'a breach that is larger is told anew, and not as mended',
    figures([unit('a')], { breaches: [over(300)] }),
    figures([unit('a')], { breaches: [over(310)] }),
    [{ kind: 'breach', message: '310 points.' }],
  ],
  [
    'a breach that only reads otherwise, or is waived, is the same',
    figures([unit('a')], { breaches: [over(300)] }),
    figures([unit('a')], { breaches: [{ ...over(300), message: 'Other words.', waived: true }] }),
    [],
  ],
  [
    'limits',
    figures([], { categories: [{ name: 'Special units', min: null, max: 250 }] }),
    figures([], { categories: [{ name: 'Special units', min: null, max: 333 }] }),
    [
      {
        kind: 'limits',
        name: 'Special units',
        limits: { from: { min: null, max: 250 }, to: { min: null, max: 333 } },
      },
    ],
  ],
];
test.each(rows)('%s', (_, then, now, changes) => {
  expect(dataChanges(then, now)).toEqual(changes);
});

describe('from rosters and reports', () => {
  const books = fileBooks();
  const roman = books.list('roman') as ArmyList;
  /** The shipped books, with another Roman list. */
  const withList = (change: Partial<ArmyList>): Books => {
    const list = { ...roman, ...change };
    return { ...books, list: (id) => (id === 'roman' ? list : books.list(id)) };
  };
  const roster = parseRoster({
    format: 'muster/1',
    system: 'ancient',
    list: 'roman',
    points: 1000,
    units: [
      { entry: 'regular-legionaries', size: 20 },
      { entry: 'cataphracts', size: 10, name: 'Iron men' },
    ],
  });
  const under = (by: Books) => figuresOf(roster, checkRoster(roster, by), by);

  test('a price that the list has raised by two points', () => {
    const dearer = roman.entries.map((entry) =>
      entry.id === 'cataphracts' ? { ...entry, price: { ...entry.price, each: 28 } } : entry,
    );
    // A:1219 prints 26 points: 10 are 260, with 20 legionaries at 16 the army is 580.
    expect(dataChanges(under(books), under(withList({ version: '2027-01-01', entries: dearer })))).toEqual([
      {
        kind: 'price',
        name: expect.stringContaining('Cataphracts'),
        each: { from: 26, to: 28 },
        units: [{ unit: 2, from: 260, to: 280 }],
      },
      { kind: 'total', points: { from: 580, to: 600 } },
    ]);
  });

  test('an entry that the list has no more', () => {
    const fewer = roman.entries.filter(({ id }) => id !== 'cataphracts');
    expect(dataChanges(under(books), under(withList({ entries: fewer })))).toEqual([
      { kind: 'gone', name: expect.stringContaining('Cataphracts'), units: [2] },
      { kind: 'total', points: { from: 580, to: 320 } },
      {
        kind: 'breach',
        message: expect.stringContaining('Unit 2, Iron men: the list has no entry “cataphracts”'),
      },
      { kind: 'verdict', verdicts: { from: 'legal', to: 'illegal' } },
    ]);
  });

  test('the versions are those of the list, and of a system without lists', () => {
    expect(under(withList({ version: '2027-01-01' })).version).toBe('2027-01-01');
    const town = parseRoster({ format: 'muster/1', system: 'medieval', points: 100, units: [] });
    expect(figuresOf(town, checkRoster(town, books), books).version).toBe(books.system('medieval')?.version);
  });
});
