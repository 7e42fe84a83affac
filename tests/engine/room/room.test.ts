import { fileBooks } from '@/lib/catalogue/files';
import { armyRoom, type Room } from '@/lib/engine/room';
import type { CatalogueRoster, FormulaRoster } from '@/lib/schema';
import { toyBooks as books, LINE, vales } from '../fixtures';

// The Vale at 900 points: lords at most 225, horse and oddities at most 450, oddities at most 300; no more oddities
// than units of foot and horse. Riders 20, spearmen 10, king 100 (0-1), engine 25 + 6 a hand (2 to 4), guard 15 (3
// to 12, 0-2), beast 50 + 7 (0 to 3), raiders of the Isles 6 (4 or more, 0-2), counted as oddities.
const riders = (size: number) => ({ entry: 'riders', size });
const spent = { settings: { shares: 'spent' } } as const;
const room = (roster: CatalogueRoster, entry: string, list = 'vale') =>
  armyRoom(roster, books).entry(entry, list);

const ENTRIES: [name: string, roster: CatalogueRoster, entry: string, expected: Room | undefined][] = [
  ['600 left under the total: 60 spearmen', vales([LINE]), 'spearmen', { most: 60 }],
  ['450 under the share: 22 riders (440)', vales([LINE]), 'riders', { most: 22 }],
  [
    '10 left under the share and 5 riders are 100',
    vales([LINE, riders(22)]),
    'riders',
    { lacks: 'share', points: 90 },
  ],
  [
    '8 left under the total',
    vales([LINE, riders(22), { entry: 'hero' }, { entry: 'king', options: ['charm', 'cart'] }]),
    'spearmen',
    { lacks: 'total', points: 42 },
  ],
  ['a king beside none', vales([LINE]), 'king', { most: 1 }],
  ['a king beside one', vales([LINE, { entry: 'king' }]), 'king', { lacks: 'cap' }],
  ['the largest guard that is printed', vales([LINE]), 'guard', { most: 12 }],
  [
    'an engine beside as many others as there are of foot',
    vales([LINE, { entry: 'engine', size: 2 }]),
    'engine',
    { lacks: 'units' },
  ],
  ['a crew of four', vales([LINE]), 'engine', { most: 4 }],
  ['a beast in 300 of an army of 360: 50 + 7', vales([LINE], { points: 360 }), 'beast', { most: 1 }],
  [
    '3 too few for a beast with the hand that is advised',
    vales([LINE], { points: 354 }),
    'beast',
    { lacks: 'total', points: 3 },
  ],
  ['an entry that is not there', vales([LINE]), 'hoplites', undefined],
  ['an entry that the clan does without', vales([LINE], { variant: 'moor-clan' }), 'guard', undefined],
  // q(have + more) <= p(spent + more): lords 4 x more <= 300 + more, so 100 at most; horse 2 x more <= 300 + more.
  ['a quarter of what is spent: 100 of 400', vales([LINE], spent), 'king', { most: 1 }],
  [
    'of 299 and 100, 100 is over a quarter',
    vales([{ ...LINE, size: 29 }], spent),
    'king',
    { lacks: 'share', points: 4 },
  ],
  ['half of what is spent: 300 of 600', vales([LINE], spent), 'riders', { most: 15 }],
];

test.each(ENTRIES)('a new unit: %s', (_, roster, entry, expected) => {
  expect(room(roster, entry)).toEqual(expected);
});

test('an ally’s entry is counted where the list says', () => {
  // A third of 900 is 300: 50 raiders; and no more oddities than the one unit of foot.
  expect(room(vales([LINE]), 'raiders', 'isles')).toEqual({ most: 50 });
  expect(room(vales([LINE]), 'raiders', 'atlantis')).toBeUndefined();
});

const UNITS: [name: string, roster: CatalogueRoster, at: number, expected: Room | null][] = [
  ['what it costs itself is room for it', vales([LINE, riders(20)]), 0, { most: 50 }],
  ['the share ends it: 450', vales([LINE, riders(5)]), 1, { most: 22 }],
  [
    'with its options and command: 22 x 22 are 484, 20 x 22 + 8 = 448',
    vales([LINE, { ...riders(5), options: ['lance'], command: ['captain'] }]),
    1,
    { most: 20 },
  ],
  ['too large now', vales([LINE, riders(40)]), 1, { most: 22 }],
  ['no size will do', vales([{ ...LINE, size: 85 }, riders(5)]), 1, { lacks: 'total', points: 50 }],
  ['the largest that is printed', vales([LINE, { entry: 'guard', size: 3 }]), 1, { most: 12 }],
  ['unknown', vales([LINE, { entry: 'hoplites' }]), 1, null],
  ['of the points spent', vales([LINE, riders(5)], spent), 1, { most: 15 }],
];

test.each(UNITS)('a unit: %s', (_, roster, at, expected) => {
  expect(armyRoom(roster, books).units()[at]).toEqual(expected);
});

const CATEGORIES: [name: string, roster: CatalogueRoster, id: string, left: number, missing: number][] = [
  ['lords: 225 - 100', vales([LINE, { entry: 'king' }]), 'lords', 125, 0],
  ['the total ends it', vales([{ ...LINE, size: 80 }]), 'lords', 100, 0],
  ['foot: 300 - 50 missing', vales([{ ...LINE, size: 5 }]), 'foot', 850, 250],
  ['the narrower of two shares', vales([LINE, riders(10)]), 'oddities', 250, 0],
  ['over', vales([LINE, riders(25)]), 'horse', -50, 0],
  ['a total that is overspent leaves nothing', vales([{ ...LINE, size: 91 }]), 'lords', 0, 0],
  // 3(100 + more) >= 400 + more: 50.
  [
    'foot 100 of 400 spent lacks 50: 150 of 450',
    vales([{ ...LINE, size: 10 }, riders(15)], spent),
    'foot',
    500,
    50,
  ],
];

test.each(CATEGORIES)('a category: %s', (_, roster, id, left, missing) => {
  expect(armyRoom(roster, books).category(id)).toEqual({ left, missing });
});

const medieval = (units: FormulaRoster['units'], more = {}): FormulaRoster => ({
  format: 'muster/1',
  system: 'medieval',
  points: 100,
  units,
  ...more,
});
const room100 = (roster: FormulaRoster) => armyRoom(roster, fileBooks());

test('designed units: figures under the total', () => {
  // Levy CUF: 2 each + 20; 80 left for it without the other: (100 - 22 - 20) / 2 = 29.
  const levy = { quality: 'levy', code: 'CUF', size: 1 } as const;
  expect(room100(medieval([levy, levy])).units()).toEqual([{ most: 29 }, { most: 29 }]);
  expect(room100(medieval([levy, levy])).left).toBe(56);
  // A champion: 10 x 4; of 100 are left 78.
  const champion = { quality: 'elite', code: 'OUF', size: 1, champion: true } as const;
  expect(room100(medieval([levy, champion])).units()).toEqual([{ most: 20 }, { most: 1 }]);
  expect(room100(medieval([{ ...levy, size: 30 }, champion])).units()[1]).toEqual({
    lacks: 'total',
    points: 20,
  });
});

test('designed units that are rounded up: 9 x 7½ + 30 = 97½ is 98', () => {
  const pikes = { quality: 'average', code: 'CAF', size: 1, options: ['pike'] } as const;
  const unit = { ...pikes, options: [...pikes.options] };
  expect(room100(medieval([unit], { points: 97.5 })).units()).toEqual([{ most: 9 }]);
  expect(room100(medieval([unit], { points: 97.5, settings: { halves: 'up' } })).units()).toEqual([
    { most: 8 },
  ]);
});
