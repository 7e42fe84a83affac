import { checkRoster } from '@/lib/engine';
import type { ArmyList } from '@/lib/schema';
import { toyBooks as books, booksOf, LINE, VALE, vales } from './fixtures';
import { army, category, type Fact, runCases } from './tools';

// The shares of the Vale: lords at most 1/4, foot at least 1/3, horse and oddities together at most 1/2,
// oddities at most 1/3. At 900 points: 225, 300, 450, 300. Mob (foot), mules (horse), traps (oddities): 1 each.
const of = (entry: string) => (size: number) => ({ entry, size });
const [mob, mules, traps] = [of('mob'), of('mules'), of('traps')] as const;
const hero = { entry: 'hero' }; // 40; mail 5, charm 1
const mailed = { entry: 'hero', options: ['mail'] };
const king = { entry: 'king' }; // 100; mail 5
const spent = { settings: { shares: 'spent' } } as const;

function over(id: string, have: number, limit: number, share: string): Fact {
  return { code: 'category-over', where: category(id), have, limit, by: have - limit, share };
}
function under(id: string, have: number, limit: number, share: string): Fact {
  return { code: 'category-under', where: category(id), have, limit, by: limit - have, share };
}

describe('category-over', () => {
  const charmed = { entry: 'hero', options: ['charm'] };
  const six = [hero, hero, hero, hero, mailed, mailed]; // 4 x 40 + 2 x 45 = 250
  runCases(
    [
      { name: 'none of the category', roster: vales([LINE]), breaches: [] },
      {
        name: 'below: 100 + 3 x 41 = 223 of 225',
        roster: vales([LINE, king, charmed, charmed, charmed]),
        breaches: [],
      },
      {
        name: 'at the line: 100 + 40 + 40 + 45 = 225',
        roster: vales([LINE, king, hero, hero, mailed]),
        breaches: [],
      },
      {
        name: 'one over',
        roster: vales([LINE, king, hero, charmed, mailed]),
        breaches: [over('lords', 226, 225, '1/4')],
      },
      {
        name: 'a quarter of 1,003 is 250¾: 250 is allowed',
        roster: vales([mob(335), ...six], { points: 1003 }),
        breaches: [],
      },
      {
        name: 'a quarter of 1,003 is 250¾: 251 is a whole point over the 250 that decide',
        roster: vales([mob(335), ...six.slice(1), charmed], { points: 1003 }),
        breaches: [over('lords', 251, 250, '1/4')],
      },
      {
        name: 'a third of 1,000: 333',
        roster: vales([mob(334), traps(333)], { points: 1000 }),
        breaches: [],
      },
      {
        name: 'a third of 1,000: 334',
        roster: vales([mob(334), traps(334)], { points: 1000 }),
        breaches: [over('oddities', 334, 333, '1/3')],
      },
    ],
    books,
  );
});

describe('category-under', () => {
  runCases(
    [
      { name: 'none of the category', roster: vales([king]), breaches: [under('foot', 0, 300, '1/3')] },
      { name: 'one short', roster: vales([mob(299)]), breaches: [under('foot', 299, 300, '1/3')] },
      { name: 'at the line', roster: vales([mob(300)]), breaches: [] },
      { name: 'above', roster: vales([mob(301)]), breaches: [] },
      {
        name: 'a third of 1,000: 333',
        roster: vales([mob(333)], { points: 1000 }),
        breaches: [under('foot', 333, 334, '1/3')],
      },
      { name: 'a third of 1,000: 334', roster: vales([mob(334)], { points: 1000 }), breaches: [] },
      {
        name: 'a third of 1,000,000: 333,333',
        roster: vales([...Array.from({ length: 33 }, () => mob(10_000)), mob(3333)], { points: 1_000_000 }),
        breaches: [under('foot', 333_333, 333_334, '1/3')],
      },
      {
        name: 'two at once: one short, and lords one over',
        roster: vales([mob(299), king, hero, mailed, { entry: 'hero', options: ['charm'] }]),
        breaches: [over('lords', 226, 225, '1/4'), under('foot', 299, 300, '1/3')],
      },
    ],
    books,
  );
});

describe('a share over several categories', () => {
  runCases(
    [
      { name: 'below together', roster: vales([LINE, mules(250), traps(199)]), breaches: [] },
      { name: 'at the line together', roster: vales([LINE, mules(250), traps(200)]), breaches: [] },
      {
        name: 'one category alone, one over',
        roster: vales([LINE, mules(451)]),
        breaches: [over('horse', 451, 450, '1/2')],
      },
      {
        name: 'one over together, each well within',
        roster: vales([LINE, mules(250), traps(201)]),
        breaches: [over('horse', 451, 450, '1/2')],
      },
      {
        name: 'over together, and one over its own share too',
        roster: vales([LINE, mules(150), traps(301)]),
        breaches: [over('horse', 451, 450, '1/2'), over('oddities', 301, 300, '1/3')],
      },
    ],
    books,
  );
});

describe('shares of the points spent', () => {
  runCases(
    [
      // 300 + 100 = 400 spent: lords at most 100, foot at least 134.
      { name: 'at the line', roster: vales([LINE, king], spent), breaches: [] },
      // 405 spent: a quarter is 101¼, so 101.
      {
        name: 'over, though far below a quarter of the agreed total',
        roster: vales([LINE, { entry: 'king', options: ['mail'] }], spent),
        breaches: [over('lords', 105, 101, '1/4')],
      },
      // 148 spent: half is 74, and a third 49⅓, so 50.
      {
        name: 'under and over at once',
        roster: vales([mob(49), mules(99)], spent),
        breaches: [under('foot', 49, 50, '1/3'), over('horse', 99, 74, '1/2')],
      },
      {
        name: '147 spent: 49 foot are just enough',
        roster: vales([mob(49), mob(49), mules(49)], spent),
        breaches: [],
      },
      {
        name: 'agreed, said aloud',
        roster: vales([LINE, king], { settings: { shares: 'agreed' } }),
        breaches: [],
      },
      {
        name: 'more spent than agreed: of the points spent all the same',
        roster: vales([mob(600), traps(301)], spent),
        breaches: [
          { code: 'total-over', where: army, have: 901, limit: 900, by: 1 },
          over('oddities', 301, 300, '1/3'),
        ],
      },
    ],
    books,
  );
});

describe('shares of a variant, in place of the list’s own', () => {
  const moor = { variant: 'moor-clan' };
  runCases(
    [
      { name: 'its foot has no minimum', roster: vales([king], moor), breaches: [] },
      {
        name: 'its horse and oddities have no common limit',
        roster: vales([mob(1), mules(600), traps(299)], moor),
        breaches: [],
      },
      {
        name: 'its oddities keep their third',
        roster: vales([mob(1), traps(301)], moor),
        breaches: [over('oddities', 301, 300, '1/3')],
      },
      {
        name: 'spearmen have no limit there',
        roster: vales([{ entry: 'spearmen', size: 90 }], moor),
        breaches: [],
      },
    ],
    books,
  );
});

describe('the rows of a report', () => {
  const row = (id: string, points: number, min: number | null, max: number | null) => ({
    category: id,
    points,
    min,
    max,
  });
  const rows = (roster: ReturnType<typeof vales>, of = books) => checkRoster(roster, of).categories;

  test('each has the whole points that decide; a share over several belongs to no row', () => {
    expect(rows(vales([mob(5), traps(7), king, { entry: 'riders', size: 5 }], { points: 1000 }))).toEqual([
      row('lords', 100, null, 250),
      row('foot', 5, 334, null),
      row('horse', 100, null, null),
      row('oddities', 7, null, 333),
    ]);
  });

  test('of the points spent: 110, so 27½ and 36⅔', () => {
    expect(rows(vales([mob(10), king], spent))).toEqual([
      row('lords', 100, null, 27),
      row('foot', 10, 37, null),
      row('horse', 0, null, null),
      row('oddities', 0, null, 36),
    ]);
  });

  test('a variant has its own rows in its own order, and moves entries', () => {
    const roster = vales([mob(5), { entry: 'spearmen', size: 5 }], { variant: 'moor-clan' });
    expect(rows(roster)).toEqual([
      row('lords', 0, null, 225),
      row('wild', 50, null, null),
      row('foot', 5, null, null),
      row('horse', 0, null, null),
      row('oddities', 0, null, 300),
    ]);
  });

  test('two shares of one category: the row shows both its minimum and its maximum', () => {
    const share = (limit: object) => ({ of: ['foot'], ...limit, cite: 'T:1' });
    const list: ArmyList = { ...VALE, shares: [share({ max: [1, 2] }), share({ min: [1, 3] })] };
    expect(rows(vales([mob(301)]), booksOf(list))[1]).toEqual(row('foot', 301, 300, 450));
  });
});
