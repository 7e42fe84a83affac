import { toyBooks as books, LINE, vales } from '../fixtures';
import { type FixCase, removed, runFixCases, sized, total, unmanned, without } from './tables';

// The Vale at 900 points: lords at most 225, foot at least 300, horse and oddities at most 450, oddities at most
// 300; no more oddities than units of foot and horse. What an entry costs stands in the fixtures.
const riders = (size: number) => ({ entry: 'riders', size }); // 20
const mob = (size: number) => ({ entry: 'mob', size }); // 1
const king = { entry: 'king' }; // 100, at most one
const hero = { entry: 'hero' }; // 40; mail 5, charm 1
const engine = { entry: 'engine', size: 2 }; // 25 + 2 x 6 = 37
const added = (entry: string, size: number) => ({ kind: 'add', unit: { entry, size } }) as const;

const CASES: FixCase[] = [
  {
    name: '308 + 400 + 193 = 901: a mob of one less, a captain (8) less, or one point more agreed',
    roster: vales([{ entry: 'spearmen', size: 30, command: ['captain'] }, riders(20), mob(193)]),
    code: 'total-over',
    fixes: [
      { edits: [sized(2, 192)], spent: 900 },
      { edits: [unmanned(0, 'captain')], spent: 893 },
      { edits: [total(901)], spent: 901, agreed: 901 },
    ],
  },
  {
    name: '21 over: two riders less (40), not one (20); mail of ten spearmen (20) is too little',
    roster: vales(
      [LINE, riders(20), { entry: 'spearmen', size: 10, options: ['mail'] }, { entry: 'guard', size: 3 }],
      {
        points: 844,
      },
    ), // 300 + 400 + 120 + 45 = 865
    code: 'total-over',
    fixes: [
      { edits: [sized(2, 8)], spent: 841 }, // 12 each
      { edits: [removed(3)], spent: 820 },
      { edits: [total(865)], spent: 865, agreed: 865 },
    ],
  },
  {
    name: 'lords 100 + 40 + 41 + 45 = 226 of 225: the charm, the mail, a hero; 904 agreed would leave the foot short',
    roster: vales([LINE, king, hero, { ...hero, options: ['charm'] }, { ...hero, options: ['mail'] }]),
    code: 'category-over',
    fixes: [
      { edits: [without(3, 'charm')], spent: 525 },
      { edits: [without(4, 'mail')], spent: 521 },
      { edits: [removed(2)], spent: 486 },
    ],
  },
  {
    name: 'a quarter of 904 is 226, and the foot are enough: it can be agreed; of each kind of change the smallest',
    roster: vales([{ ...LINE, size: 31 }, king, hero, hero, { ...hero, options: ['mail', 'charm'] }]),
    code: 'category-over',
    fixes: [
      { edits: [without(4, 'charm')], spent: 535 },
      { edits: [removed(2)], spent: 496 },
      { edits: [total(904)], spent: 536, agreed: 904 },
    ],
  },
  {
    name: 'of the points spent: lords 100 of 399; one more mob of foot makes it a quarter of 400',
    roster: vales([{ ...LINE, size: 29 }, king, mob(9)], { settings: { shares: 'spent' } }),
    code: 'category-over',
    fixes: [
      { edits: [sized(2, 10)], spent: 400 },
      { edits: [added('mob', 1)], spent: 400 },
      { edits: [removed(1)], spent: 299 },
    ],
  },
  {
    name: 'foot 290 of 300: a spearman, a new mob of ten, or shares of the 390 spent',
    roster: vales([{ entry: 'spearmen', size: 29 }, riders(5)]),
    code: 'category-under',
    fixes: [
      { edits: [sized(0, 30)], spent: 400 },
      { edits: [added('mob', 10)], spent: 400 },
      { edits: [{ kind: 'settings', settings: { shares: 'spent' } }], spent: 390 },
    ],
  },
  {
    name: 'foot 290 of 300 and 895 of 900 spent: two steps, the second the least that makes room',
    // 290 + 20 x 20 + 8 + 105 + 46 + 46 = 895
    roster: vales([
      { entry: 'spearmen', size: 29 },
      { ...riders(20), command: ['captain'] },
      { entry: 'king', options: ['mail'] },
      { ...hero, options: ['mail', 'charm'] },
      { ...hero, options: ['mail', 'charm'] },
    ]),
    code: 'category-under',
    fixes: [
      { edits: [sized(0, 30), without(2, 'mail')], spent: 900 },
      { edits: [added('mob', 10), without(2, 'mail')], spent: 900 },
      { edits: [added('guard', 3), sized(1, 18)], spent: 900 }, // 895 + 45 - 40
    ],
  },
  {
    name: 'two engines beside one unit of foot: one more unit, or one engine less',
    roster: vales([LINE, engine, engine]),
    code: 'units-over',
    fixes: [
      { edits: [added('mob', 1)], spent: 375 },
      { edits: [added('mules', 1)], spent: 375 },
      { edits: [removed(2)], spent: 337 },
    ],
  },
  {
    name: 'three engines beside one unit of foot: two more units, or two engines less',
    roster: vales([LINE, engine, { ...engine, size: 3 }, engine]),
    code: 'units-over',
    fixes: [
      { edits: [added('mob', 1), added('mob', 1)], spent: 419 },
      { edits: [added('mules', 1), added('mules', 1)], spent: 419 },
      { edits: [removed(3), removed(1)], spent: 343 },
    ],
  },
  {
    name: 'two kings: the later or the earlier goes',
    roster: vales([LINE, king, king]),
    code: 'entry-over',
    fixes: [
      { edits: [removed(2)], spent: 400 },
      { edits: [removed(1)], spent: 400 },
    ],
  },
  {
    name: 'three kings, one of them in mail: the two cheapest go together',
    roster: vales([LINE, king, { ...king, options: ['mail'] }, king]),
    code: 'entry-over',
    fixes: [{ edits: [removed(3), removed(1)], spent: 405 }],
  },
  {
    name: 'two blessed units: three guards (3) or thirty spearmen (30) without',
    roster: vales([
      { ...LINE, options: ['blessed'] },
      { entry: 'guard', size: 3, options: ['blessed'] },
    ]), // 330 + 48
    code: 'upgrade-over',
    fixes: [
      { edits: [without(1, 'blessed')], spent: 375 },
      { edits: [without(0, 'blessed')], spent: 348 },
    ],
  },
  {
    name: 'the cheapest troops; an oddity would outnumber the rest, and lords are no army',
    roster: vales([]),
    code: 'empty',
    fixes: [
      { edits: [added('mob', 1)], spent: 1, left: ['category-under'] },
      { edits: [added('mules', 1)], spent: 1, left: ['category-under'] },
      { edits: [added('guard', 3)], spent: 45, left: ['category-under'] },
    ],
  },
];

runFixCases(CASES, books);
