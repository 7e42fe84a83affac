import { toyBooks as books, LINE, vales } from './fixtures';
import { army, broken, category, runCases, unit } from './tools';

// At 900 points: lords at most 225, foot at least 300, horse and oddities together at most 450, oddities at
// most 300. A mob costs 1 a model and is foot, mules cost 1 and are horse.
const mob = (size: number) => ({ entry: 'mob', size });
const mules = (size: number) => ({ entry: 'mules', size });
const lineUnder = {
  code: 'category-under',
  where: category('foot'),
  have: 0,
  limit: 300,
  by: 300,
  share: '1/3',
} as const;

describe('empty', () => {
  runCases(
    [
      { name: 'no unit', roster: vales([]), breaches: [{ code: 'empty', where: army }, lineUnder] },
      { name: 'one unit', roster: vales([LINE]), breaches: [] },
      {
        name: 'no unit, and shares of the nothing that is spent',
        roster: vales([], { settings: { shares: 'spent' } }),
        breaches: [{ code: 'empty', where: army }],
      },
      {
        name: 'one unit that no list has is not nothing',
        roster: vales([{ entry: 'nobody' }]),
        breaches: [lineUnder, { code: 'entry-unknown', where: unit(0), entry: 'nobody' }],
      },
    ],
    books,
  );
});

describe('total-over', () => {
  const over = (have: number, limit: number) =>
    ({ code: 'total-over', where: army, have, limit, by: have - limit }) as const;
  runCases(
    [
      { name: 'one below', roster: vales([LINE, mob(599)]), breaches: [] },
      { name: 'at the limit', roster: vales([LINE, mob(600)]), breaches: [] },
      { name: 'one over', roster: vales([LINE, mob(601)]), breaches: [over(901, 900)] },
      {
        name: 'over, and a share over too: the army comes first',
        roster: vales([mules(451), mob(450)]),
        breaches: [
          over(901, 900),
          { code: 'category-over', where: category('horse'), have: 451, limit: 450, by: 1, share: '1/2' },
        ],
      },
      {
        name: 'what no list has adds nothing to a full army',
        roster: vales([LINE, mob(600), { entry: 'nobody', size: 50 }]),
        breaches: [{ code: 'entry-unknown', where: unit(2), entry: 'nobody' }],
      },
      {
        name: 'what is bought of an illegal unit still counts: 4 spearmen are 40',
        roster: vales([LINE, mob(561), { entry: 'spearmen', size: 4 }]),
        breaches: [over(901, 900), { code: 'size-under', where: unit(2), have: 4, limit: 5, by: 1 }],
      },
      {
        name: 'the smallest army: 1 of 1, and its third of 1 is 1',
        roster: vales([mob(1)], { points: 1 }),
        breaches: [],
      },
      {
        name: 'the largest army, to the point',
        roster: vales(
          Array.from({ length: 100 }, () => mob(10_000)),
          { points: 1_000_000 },
        ),
        breaches: [],
      },
      {
        name: 'one over the largest',
        roster: vales([...Array.from({ length: 100 }, () => mob(10_000)), mob(1)], { points: 1_000_000 }),
        breaches: [over(1_000_001, 1_000_000)],
      },
      {
        name: 'shares of the points spent leave the total alone',
        roster: vales([mob(1000)], { settings: { shares: 'spent' } }),
        breaches: [over(1000, 900)],
      },
    ],
    books,
  );
});

// Lords 2 x 100 + 40 = 240 of 225, and a king of size 0 for nothing. Foot 4 x (10 + 2 + 1 + 1 + 3) + 3 x 16 = 116 of 300, in 2 units. Oddities 601
// in 4 units. In all 957. Three kings of one, two blessed of one.
test('breaches stand in order: the army, categories, entries, options, units as in the roster', () => {
  const traps = (size: number) => ({ entry: 'traps', size });
  const roster = vales([
    { entry: 'spearmen', size: 4, options: ['mail', 'blessed', 'sling', 'bow', 'nothing'] },
    { entry: 'king' },
    traps(598),
    { entry: 'king', size: 0 },
    { entry: 'king' },
    { entry: 'guard', size: 3, options: ['blessed'], command: ['fool'] },
    ...[1, 1, 1].map(traps),
    { entry: 'hero' },
  ]);
  const scopes = broken(roster, books).map(({ code, where }) => [code, ...Object.values(where)]);
  expect(scopes).toEqual([
    ['total-over', true],
    ['category-over', 'lords'],
    ['category-under', 'foot'],
    ['category-over', 'horse'],
    ['category-over', 'oddities'],
    ['units-over', 'oddities'],
    ['entry-over', 'king', 'vale'],
    ['upgrade-over', 'blessed'],
    ['size-under', 0],
    ['option-unknown', 0],
    ['options-exclusive', 0],
    ['size-under', 3],
    ['command-unknown', 5],
  ]);
});
