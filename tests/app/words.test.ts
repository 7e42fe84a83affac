import {
  balanceWords,
  entryPrice,
  limitWords,
  optionPrice,
  signedPoints,
  sizeLimits,
  spokenStatus,
  statWords,
  verdictWords,
} from '@/app/army/words';
import { besideUnit } from '@/lib/engine/text';
import type { Breach, Entry, Report, UnitStats } from '@/lib/schema';
import { english } from '@/lib/words/english';

const noun: [string, string] = ['crewman', 'crewmen'];
const cite = 'A:1';

test.each([
  [16, '+16'],
  [-4.5, '−4½'],
  [0, '±0'],
  [1200, '+1,200'],
])('%p points more', (points, text) => {
  expect(signedPoints(points, english)).toBe(text);
});

test.each([
  [
    'Unit 3, Cohors I: 4 models of at least 5: 1 too few.',
    2,
    'Cohors I',
    '4 models of at least 5: 1 too few.',
  ],
  ['Unit 1, A: b: bow needs foot.', 0, 'A: b', 'Bow needs foot.'],
  ['Lords: 2 taken of at most 1.', 0, 'Lords', 'Lords: 2 taken of at most 1.'],
])('%p on its own card', (message, at, title, text) => {
  expect(besideUnit(message, { at, title }, english)).toBe(text);
});

test.each([
  [0, 'each', 'infantry', 'free'],
  [2, 'each', 'infantry', '+2 each'],
  [3, 'each', 'character', '+3'],
  [10, 'unit', 'machine', '+10'],
] as const)('an option at %p per %s for %s', (price, per, kind, text) => {
  expect(optionPrice({ price, per }, { kind }, english)).toBe(text);
});

test.each([
  ['character', { each: 135 }, '135'],
  ['infantry', { each: 16 }, '16 each'],
  ['machine', { unit: 20, each: 8 }, '20 + 8 a crewman'],
] as const)('the price of %s', (kind, price, text) => {
  expect(
    entryPrice({ kind, price: { ...price, cite }, size: { noun, min: 2, cite } } as Entry, english),
  ).toBe(text);
});

test.each([
  [5, undefined, '5 or more crewmen'],
  [2, 3, '2 or 3 crewmen'],
  [5, 8, '5 to 8 crewmen'],
  [1, 1, '1 crewman'],
])('sizes from %p to %p', (min, max, text) => {
  expect(sizeLimits({ noun, min, max, cite }, english)).toBe(text);
});

test.each([
  [null, null, ''],
  [300, null, 'at least 300'],
  [null, 1200, 'at most 1,200'],
  [100, 300, '100 to 300'],
])('limits %p and %p', (min, max, text) => {
  expect(limitWords({ min, max }, english)).toBe(text);
});

test.each<[UnitStats, string]>([
  [{ move: 4, leadership: 8, saves: { missile: 4, combat: 4 } }, 'Move 4″; Ld 8; Save 4+'],
  [
    { move: null, leadership: 7, saves: { missile: 6, combat: 5, skirmish: 5 } },
    'Move –; Ld 7; Save 6+ missiles, 5+ hand to hand, 5+ skirmishing',
  ],
  [{ move: 5, saves: { missile: null, combat: null, skirmish: null } }, 'Move 5″; Save -'],
  [
    { move: 6, saves: { front: 4, other: null, crew: 5 } },
    'Move 6″; Save 4+ front, - elsewhere; Crew save 5+',
  ],
  [
    { move: 12, hitOn: 6, flight: '4d6', range: { close: 6, long: 18 } },
    'Move 12″; Hit on 6+; Rout and evade 4d6; Range 6″ / 18″',
  ],
])('stats %p', (stats, text) => {
  expect(
    statWords(stats, english)
      .map((pair) => pair.join(' '))
      .join('; '),
  ).toBe(text);
});

describe('the army in words', () => {
  const empty: Breach = { code: 'empty', where: { army: true }, message: 'Nothing.' };
  const over: Breach = {
    code: 'total-over',
    where: { army: true },
    have: 2,
    limit: 1,
    by: 1,
    message: 'Over.',
  };
  const report = (breaches: Breach[], spent = 1221) =>
    ({
      verdict: breaches.length > 0 ? 'illegal' : 'legal',
      breaches,
      points: { spent, agreed: 1200 },
    }) as Report;

  test.each([
    [[], 'Legal'],
    [[over], 'Illegal: 1 breach'],
    [[over, over], 'Illegal: 2 breaches'],
    [[empty, over], 'Nothing chosen yet'],
  ])('verdict on %p', (breaches, text) => {
    expect(verdictWords(report(breaches), english)).toBe(text);
  });

  test.each([
    ['waived', [{ ...over, waived: true }], 'Legal, 1 breach waived'],
    [
      'waived',
      [
        { ...empty, waived: true },
        { ...over, waived: true },
      ],
      'Legal, 2 breaches waived',
    ],
    ['illegal', [{ ...over, waived: true }, over, over], 'Illegal: 3 breaches, 1 of them waived'],
  ] as const)('verdict %s on %p', (verdict, breaches, text) => {
    expect(verdictWords({ verdict, breaches: [...breaches] }, english)).toBe(text);
  });

  test.each([
    [1221, '21 over'],
    [1200, '0 left'],
    [135, '1,065 left'],
  ])('%p of 1,200', (spent, text) => {
    expect(balanceWords(report([], spent).points, english)).toBe(text);
  });

  test('as screen readers hear it', () => {
    expect(spokenStatus(report([over]), true, english)).toBe(
      '1,221 of 1,200 points, 21 over. Illegal: 1 breach.',
    );
    expect(spokenStatus(report([over]), false, english)).toBe('1,221 points. No total is agreed.');
  });
});
