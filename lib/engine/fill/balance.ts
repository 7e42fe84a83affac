import type { Money } from '../points';
import type { FillArmy } from './army';
import type { Bound } from './bounds';
import type { Slot, Step } from './types';

/**
 * Where a filling stands beside its money: how its new units stand against the rules that say no more units of
 * these categories than of those, and whether it makes the changes that are asked of it. A number for each
 * standing that matters; one only where neither matters.
 */
export interface Balance {
  count: number;
  start: number;
  /** The standing after both, or -1 where it is beyond what is looked at. */
  add(one: number, other: number): number;
  /** The standing of one step from this slot. */
  of(slot: Slot, step: Step): number;
  isLegal(standing: number): boolean;
  /** A filling that is beyond what is looked at has more changes than this. */
  sure: number;
}

/** A count rule: what the army has to spare, and by how many new units it can be used up. */
export interface CountRule {
  spare: number;
  most: number;
  by(slot: Slot): number;
}

/** Something that one change at least has to be. */
export type Wish = (slot: Slot, step: Step) => boolean;

/** The count rules that new units from these slots can break. */
export function countRules(
  army: FillArmy,
  slots: readonly Slot[],
  bounds: readonly Bound[],
  added: Money,
): CountRule[] {
  return army.counts
    .map(({ of, atMost }): CountRule => {
      const by = ({ kind, category, choice }: Slot) => {
        if (kind === 'grow' || !army.place(choice.unit).counted) return 0;
        return (atMost.includes(category) ? 1 : 0) - (of.includes(category) ? 1 : 0);
      };
      const takers = slots.filter((slot) => by(slot) < 0);
      const spare = army.countIn(atMost) - army.countIn(of);
      return { spare, most: mostUnits(takers, { bounds, added }), by };
    })
    .filter(({ spare, most }) => spare < most);
}

interface Room {
  bounds: readonly Bound[];
  added: Money;
}

/** No more new units than this can be paid. */
function mostUnits(slots: readonly Slot[], { bounds, added }: Room): number {
  const categories = [...new Set(slots.map(({ category }) => category))];
  return categories.reduce((sum, category) => {
    const own = slots.filter((slot) => slot.category === category);
    const room = Math.min(added, ...bounds.filter(({ of }) => of.includes(category)).map(({ high }) => high));
    const cheapest = Math.min(...own.map(({ steps: [first] }) => first?.money ?? added + 1));
    const capped = own.reduce((most, slot) => most + slot.most, 0);
    return sum + Math.min(Math.floor(room / cheapest), capped);
  }, 0);
}

/**
 * The standings of fillings in which no rule has more than `reach` new units to its debit. Units that a rule
 * counts against others come with as many of those beyond what is to spare, so more of them take many changes:
 * a small reach is enough for most armies, and `sure` tells when it was. Null looks at no rule.
 */
export function balanceOf(
  rules: readonly CountRule[],
  wishes: readonly Wish[],
  reach: number | null,
): Balance {
  const held =
    reach === null ? [] : rules.map((rule) => ({ ...rule, down: Math.min(rule.most, rule.spare + reach) }));
  const counts = held.map(({ spare, down, by }) => {
    const lowest = Math.max(0, down);
    // A rule with more to spare than all its debits together cannot be broken: every standing from there on is one.
    return { spare, by, down: lowest, width: 2 * lowest + Math.max(0, -spare) + 1 };
  });
  const flags = 2 ** wishes.length;
  const count = counts.reduce((product, { width }) => product * width, flags);
  const read = (standing: number) => digits(Math.floor(standing / flags), counts);
  const write = (values: readonly number[], flag: number) => {
    let standing = 0;
    for (const [at, { down, width }] of counts.entries()) {
      const place = (values[at] ?? 0) + down;
      if (place < 0) return -1;
      standing = standing * width + Math.min(place, width - 1);
    }
    return standing * flags + flag;
  };
  const sums = new Int32Array(count * count).map((_, pair) => {
    const one = Math.floor(pair / count);
    const other = pair % count;
    const first = read(one);
    const values = read(other).map((value, at) => value + (first[at] ?? 0));
    return write(values, (one % flags) | (other % flags));
  });
  return {
    count,
    start: write(
      counts.map(() => 0),
      0,
    ),
    add: (one, other) => sums[one * count + other] ?? -1,
    of: (slot, step) =>
      write(
        counts.map(({ by }) => by(slot)),
        flagOf(wishes, slot, step),
      ),
    isLegal: (standing) =>
      standing % flags === flags - 1 &&
      read(standing).every((value, at) => value + (counts[at]?.spare ?? 0) >= 0),
    sure: Math.min(
      ...held.filter(({ down, most }) => down < most).map(({ spare, down }) => 2 * down + 1 - spare),
    ),
  };
}

function flagOf(wishes: readonly Wish[], slot: Slot, step: Step): number {
  return wishes.reduce((flag, wish, at) => (wish(slot, step) ? flag | (1 << at) : flag), 0);
}

function digits(standing: number, counts: readonly { down: number; width: number }[]): number[] {
  let rest = standing;
  return counts
    .toReversed()
    .map(({ down, width }) => {
      const digit = rest % width;
      rest = (rest - digit) / width;
      return digit - down;
    })
    .reverse();
}
