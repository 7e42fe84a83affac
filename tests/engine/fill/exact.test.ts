import fc from 'fast-check';
import { checkRoster } from '@/lib/engine';
import { type FillChange, type FillWay, filled, WAYS } from '@/lib/engine/fill';
import type { CatalogueRoster } from '@/lib/schema';
import { everyFilling, type Filling } from './brute';
import { run } from './run';
import { IDS, tinyArmy, tinyBooks, tinyList } from './tiny';

/** A way in the words of the trial by brute force. */
function fillingOf({ spent, changes }: FillWay, roster: CatalogueRoster): Filling {
  const move = (change: FillChange) =>
    change.kind === 'add' ? `add ${change.choice}` : `grow tiny/${roster.units[change.at]?.entry}`;
  return { spent, changes: changes.map((change) => ({ move: move(change), points: change.points })) };
}

function rank({ spent, changes }: Filling) {
  return { spent, changes: changes.length };
}

function best(fillings: readonly Filling[]) {
  const [first] = [...fillings].sort((a, b) => b.spent - a.spent || a.changes.length - b.changes.length);
  return first && rank(first);
}

/** It leaves a move out, or makes another change that is worth a twentieth of the agreed total. */
function differs(filling: Filling, from: Filling, agreed: number): boolean {
  const moves = new Set(filling.changes.map(({ move }) => move));
  const better = new Set(from.changes.map(({ move }) => move));
  return (
    [...better].some((move) => !moves.has(move)) ||
    filling.changes.some(({ move, points }) => !better.has(move) && points * 20 >= agreed)
  );
}

const quarter: [number, number] = [1, 4];
const third: [number, number] = [1, 3];
const half: [number, number] = [1, 2];
const LISTS = [
  tinyList([], []),
  tinyList(
    [
      { of: ['foot'], min: third },
      { of: ['lords'], max: quarter },
    ],
    [],
  ),
  tinyList(
    [
      { of: ['foot'], min: quarter },
      { of: ['horse'], max: half },
      { of: ['oddities'], max: third },
    ],
    [{ of: ['oddities'], atMost: ['foot', 'horse'] }],
  ),
  tinyList(
    [
      { of: ['horse', 'oddities'], max: half },
      { of: ['oddities'], max: third },
      { of: ['foot'], min: third },
    ],
    [
      { of: ['oddities'], atMost: ['foot'] },
      { of: ['horse', 'lords'], atMost: ['oddities', 'foot'] },
    ],
  ),
  tinyList(
    [
      { of: ['oddities'], min: third, max: half },
      { of: ['lords', 'foot'], max: half },
    ],
    [],
  ),
].map((list) => tinyBooks(list));

const unit = fc.constantFrom(...IDS).chain((entry) =>
  fc.record(
    {
      entry: fc.constant(entry),
      size: fc.integer({ min: 1, max: 3 }),
      options: fc.constantFrom<string[]>([], [], ['mail'], ['blessed']),
      command: fc.constant(undefined).map(() => ['horn']),
    },
    { requiredKeys: ['entry'] },
  ),
);

const request = fc
  .record({
    points: fc.integer({ min: 8, max: 30 }),
    units: fc.array(unit, { maxLength: 3 }),
    shares: fc.constantFrom('agreed' as const, 'spent' as const),
    ticked: fc.subarray(IDS, { minLength: 2, maxLength: 5 }),
    largest: fc.option(fc.integer({ min: 2, max: 6 }), { nil: undefined }),
  })
  .map(({ points, units, shares, ticked, largest }) => ({
    roster: tinyArmy(points, units, shares),
    ticked: ticked.map((id) => `tiny/${id}`),
    largest,
  }));

describe('every way of small armies, against every filling tried one by one', () => {
  let proposed = 0;

  test('the best is the best, the others are the best that differ, and none is missed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LISTS), request, (books, asked) => {
        const { ways } = run(asked, books);
        let rest = everyFilling(asked, books);
        for (const way of ways) {
          proposed += 1;
          const filling = fillingOf(way, asked.roster);
          expect(rank(filling)).toEqual(best(rest));
          rest = rest.filter((other) => differs(other, filling, asked.roster.points));
        }
        if (ways.length < WAYS) expect(rest).toEqual([]);
      }),
      { numRuns: 150 },
    );
    expect(proposed).toBeGreaterThan(40);
  });

  test('every way does what it says', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LISTS), request, (books, asked) => {
        for (const { changes, spent, added, categories } of run(asked, books).ways) {
          const before = checkRoster(asked.roster, books);
          const after = checkRoster(filled(asked.roster, changes), books);
          expect(after.verdict).toBe('legal');
          expect(after.points.spent).toBe(spent);
          expect(after.categories).toEqual(categories);
          expect(spent - before.points.spent).toBe(added);
          expect(changes.reduce((sum, { points }) => sum + points, 0)).toBe(added);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('the same question has the same answer, in whatever order it is ticked', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LISTS), request, (books, asked) => {
        const turned = { ...asked, ticked: asked.ticked.toReversed() };
        expect(run(turned, books)).toEqual(run(asked, books));
      }),
      { numRuns: 50 },
    );
  });
});
