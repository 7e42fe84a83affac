import fc from 'fast-check';
import { fileBooks } from '@/lib/catalogue/files';
import { type Books, checkRoster, explainUnit, sumText } from '@/lib/engine';
import { type Advice, type Breach, type Report, type Roster, reportSchema } from '@/lib/schema';
import { english } from '@/lib/words/english';
import { roster } from './arbitraries';
import { numberOf, sumOf } from './arithmetic';
import { deepFreeze } from './tools';

const shipped = fileBooks();
/** The shipped books, frozen through and through: whoever changes them throws. */
const books: Books = {
  system: (id) => deepFreeze(shipped.system(id)),
  list: (id) => deepFreeze(shipped.list(id)),
  words: english,
};
const check = (army: Roster) => checkRoster(army, books);
const runs = { numRuns: 250 };

/** The army with other units, of which the caller knows that they are of its own system. */
const withUnits = (army: Roster, units: readonly object[]) => ({ ...army, units }) as Roster;
const mapUnits = (army: Roster, change: (unit: Roster['units'][number]) => object) =>
  withUnits(army, army.units.map(change));

test('a report has the published form', () => {
  fc.assert(
    fc.property(roster, (army) => void reportSchema.parse(check(army))),
    runs,
  );
});

test('a legal verdict and no breach go together', () => {
  fc.assert(
    fc.property(roster, (army) => {
      const { verdict, breaches } = check(army);
      expect(verdict).toBe(breaches.length === 0 ? 'legal' : 'illegal');
    }),
    runs,
  );
});

test('every breach is missed by more than nothing, and by just the difference', () => {
  fc.assert(
    fc.property(roster, (army) => {
      for (const breach of check(army).breaches) {
        if (!('by' in breach)) continue;
        expect(breach.by).toBeGreaterThan(0);
        expect(breach.by).toBe(Math.abs(breach.have - breach.limit));
      }
    }),
    runs,
  );
});

test('the order of options and command says nothing', () => {
  fc.assert(
    fc.property(roster, (army) => {
      const turned = mapUnits(army, (unit) => {
        const command = 'command' in unit ? { command: unit.command?.toReversed() } : {};
        return { ...unit, ...command, options: unit.options?.toReversed() };
      });
      expect(check(turned)).toEqual(check(army));
    }),
    runs,
  );
});

/** What is said of units, with the number that each had before: `came[new]` is the old one. */
function renumbered<T extends Breach | Advice>(said: readonly T[], came: readonly number[]): string[] {
  return said.map(({ where, message, ...rest }) => {
    if (!('unit' in where)) return JSON.stringify({ where, message, ...rest });
    const unit = came[where.unit] ?? -1;
    expect(message).toMatch(new RegExp(`^Unit ${where.unit + 1}, `));
    return JSON.stringify({
      where: { unit },
      message: message.replace(/^Unit \d+/, `Unit ${unit + 1}`),
      ...rest,
    });
  });
}

function expectSameButNumbers(moved: Report, report: Report, came: readonly number[]): void {
  const still = report.units.map((_, at) => at);
  const { units, breaches, advice, ...rest } = moved;
  expect(units).toEqual(came.map((at) => report.units[at]));
  expect(rest).toEqual({ verdict: report.verdict, points: report.points, categories: report.categories });
  expect(renumbered(breaches, came).sort()).toEqual(renumbered(report.breaches, still).sort());
  expect(renumbered(advice, came).sort()).toEqual(renumbered(report.advice, still).sort());
}

test('the order of units changes nothing but their numbers', () => {
  const shuffled = roster.chain((army) => {
    const order = army.units.map((_, at) => at);
    return fc.tuple(fc.constant(army), fc.shuffledSubarray(order, { minLength: order.length }));
  });
  fc.assert(
    fc.property(shuffled, ([army, came]) => {
      const moved = withUnits(
        army,
        came.map((at) => army.units[at] ?? {}),
      );
      expectSameButNumbers(check(moved), check(army), came);
    }),
    runs,
  );
});

test('breaches of units stand in roster order, after all others', () => {
  fc.assert(
    fc.property(roster, (army) => {
      const places = check(army).breaches.map(({ where }) => ('unit' in where ? where.unit : -1));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }),
    runs,
  );
});

const sum = (numbers: (number | null)[]) => numbers.reduce((total: number, one) => total + (one ?? 0), 0);

test('the points of the units are the total, and so are those of the categories', () => {
  fc.assert(
    fc.property(roster, (army) => {
      const { units, categories, points } = check(army);
      expect(units).toHaveLength(army.units.length);
      expect(sum(units.map((unit) => unit.points))).toBe(points.spent);
      if (army.system === 'ancient') expect(sum(categories.map((one) => one.points))).toBe(points.spent);
      else expect(categories).toEqual([]);
      expect(points.agreed).toBe(army.points);
    }),
    runs,
  );
});

test('a model more never costs less, but at least the price of one', () => {
  fc.assert(
    fc.property(roster, (army) => {
      const before = check(army).units;
      const after = check(mapUnits(army, (unit) => ({ ...unit, size: (unit.size ?? 1) + 1 }))).units;
      const dearer = after.map(({ points }, at) => (points ?? 0) - (before[at]?.points ?? 0));
      for (const [at, more] of dearer.entries()) {
        expect(more).toBeGreaterThanOrEqual(0);
        // Rounding each unit up may swallow a part of a point.
        expect(Math.abs(more - (before[at]?.each ?? 0))).toBeLessThan(1);
      }
    }),
    runs,
  );
});

test('units add up: two armies in one cost what they cost apart', () => {
  fc.assert(
    fc.property(roster, roster, (one, other) => {
      fc.pre(one.system === other.system);
      const spent = (units: readonly object[]) => check(withUnits(one, units)).points.spent;
      expect(spent([...one.units, ...other.units])).toBe(spent(one.units) + spent(other.units));
    }),
    runs,
  );
});

test('a sum explains the points of every unit, in terms and in words', () => {
  fc.assert(
    fc.property(roster, (army) => {
      const { units } = check(army);
      for (const [at, unit] of army.units.entries()) {
        const explained = explainUnit(unit, army, books);
        expect(explained.total).toBe(units[at]?.points);
        if (explained.total === null) continue;
        const [left = '', right = ''] = sumText(explained, english).split(' = ');
        expect([sumOf(left), numberOf(right)]).toEqual([explained.total, explained.total]);
      }
    }),
    runs,
  );
});

describe('earlier runs leave no trace', () => {
  test('whatever was checked in between', () => {
    fc.assert(
      fc.property(roster, roster, (army, other) => {
        const first = JSON.stringify(check(army));
        check(other);
        expect(JSON.stringify(check(army))).toBe(first);
      }),
      runs,
    );
  });

  test('a fresh engine gives the same', () => {
    const armies = fc.sample(roster, { numRuns: 40, seed: 7 });
    const warm = armies.map((army) => check(army));
    jest.isolateModules(() => {
      const fresh: typeof import('@/lib/engine') = require('@/lib/engine');
      const data: typeof import('@/lib/catalogue/files') = require('@/lib/catalogue/files');
      expect(armies.toReversed().map((army) => fresh.checkRoster(army, data.fileBooks()))).toEqual(
        warm.toReversed(),
      );
    });
  });

  // An elephant's crew saves on 5+ (A:761), and nobody in its howdah on nothing; a Centurion leads at 8, not 7.
  test.each([[[0, 2]], [[2, 0]]])('nor units of the same kit: elephants with crews of %j', (sizes) => {
    const units = sizes.map((size) => ({ entry: 'elephant', size }));
    const army: Roster = { format: 'muster/1', system: 'ancient', list: 'roman', points: 1000, units };
    const crews = check(army).units.map(
      ({ stats }) => stats?.saves && 'crew' in stats.saves && stats.saves.crew,
    );
    expect(crews).toEqual(sizes.map((size) => (size > 0 ? 5 : null)));
  });
  test.each([
    [['standard'], ['centurion']],
    [['centurion'], ['standard']],
  ])('nor with a %s before a %s', (...commands) => {
    const units = commands.map((command) => ({ entry: 'regular-legionaries', size: 20, command }));
    const army: Roster = { format: 'muster/1', system: 'ancient', list: 'roman', points: 1000, units };
    const leaderships = check(army).units.map(({ stats }) => stats?.leadership);
    expect(leaderships).toEqual(commands.map((command) => (command.includes('centurion') ? 8 : 7)));
  });

  test('nor what somebody does to a report', () => {
    const armies = fc.sample(roster, { numRuns: 30, seed: 11 });
    const reports = armies.map((army) => JSON.stringify(check(army)));
    for (const army of armies) spoil(check(army));
    expect(armies.filter((army, at) => JSON.stringify(check(army)) !== reports[at])).toEqual([]);
  });
});

/** Overwrites all that can be overwritten. */
function spoil(value: object): void {
  for (const [key, held] of Object.entries(value)) {
    if (typeof held === 'object' && held !== null) spoil(held);
    else Reflect.set(value, key, 99);
  }
}
