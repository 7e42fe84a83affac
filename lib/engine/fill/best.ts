import type { Money } from '../points';
import type { FillArmy } from './army';
import { balanceOf, type CountRule, countRules } from './balance';
import { boundsFor, boundTree } from './bounds';
import type { Split } from './join';
import { type Plan, planOf, type Room, readPlan, type Work } from './plan';
import type { Slot, Taken } from './types';
import { inMoney, inUnits, unitOf } from './units';

/** A filling. */
export interface Found {
  added: Money;
  taken: readonly Taken[];
  /** The moves that it makes, in the order of the list. */
  moves: readonly string[];
}

/** What is to be filled: the army, where money can go, and how much is wanted. */
export interface Task {
  army: FillArmy;
  slots: readonly Slot[];
  /** At least and at most so much is to be added. */
  least: Money;
  most: Money;
  /** A change of so much money is a large one. */
  large: Money;
}

/** What a filling is to do without, and sets of moves beyond each of which it is to make a large change. */
export interface Terms {
  without: ReadonlySet<string>;
  beyond: readonly (readonly string[])[];
}

/** Finds fillings of one army; what it has worked out once it keeps. */
export interface Finder {
  /** Nearest to the most that may be added first, then with the fewest changes; null where there is none. */
  best(terms: Terms): Work<Found | null>;
  /** The shares lie across each other, which no table here can hold. */
  readonly crossed: boolean;
}

/**
 * Dynamic programming over exact money, category by category: for each sum the fewest changes that add it,
 * within the bounds of the shares; then the tables of the categories are joined. Nothing is left out and
 * nothing is guessed, so the first filling that is read is the best one.
 */
export function finderOf(task: Task): Finder {
  const unit = unitOf(task.slots);
  const slots = task.slots.map((slot) => inUnits(slot, unit));
  const active = [...new Set(slots.map(({ category }) => category))];
  const top = Math.floor(task.most / unit);
  const bottom = Math.max(1, Math.ceil(task.least / unit));
  const boundsAt = (added: Money) =>
    boundsFor(added * unit, task.army, active)?.map(({ of, low, high }) => ({
      of,
      low: Math.ceil(low / unit),
      high: Math.floor(high / unit),
    }));
  const rules = countRules(task.army, slots, boundsAt(top) ?? [], top);
  const rooms = new Map<string, Room>();
  const finder = { best, crossed: false };

  function* best(terms: Terms): Work<Found | null> {
    const search = { terms, plans: new Map<string, Plan | undefined>() };
    for (let added = top; added >= bottom; added -= 1) {
      const split = yield* bestOf(added, search);
      if (split) return foundOf(added * unit, inMoney(split.trace(), task.slots, unit), task.slots);
    }
    return null;
  }

  /** First without the count rules, then with as much of them as is needed to be sure. */
  function* bestOf(added: Money, search: Search): Work<Split | undefined> {
    const free = yield* read(added, search, null);
    if (!free || rules.length === 0 || keepsCounts(free.trace(), rules)) return free;
    for (let reach = 2; ; reach *= 2) {
      const split = yield* read(added, search, reach);
      const { sure } = roomFor(search.terms, reach).balance;
      if (sure === Number.POSITIVE_INFINITY || (split && split.changes <= sure)) return split;
    }
  }

  function* read(added: Money, { terms, plans }: Search, reach: number | null): Work<Split | undefined> {
    // With shares of the agreed total one plan serves every sum; else each has its own bounds.
    const key = `${reach} ${task.army.ofSpent ? added : top}`;
    const room = roomFor(terms, reach);
    const plan = plans.has(key)
      ? plans.get(key)
      : yield* planFor(task.army.ofSpent ? added : top, terms, room);
    plans.set(key, plan);
    return plan && readPlan(plan, added, room.balance);
  }

  function roomFor({ beyond }: Terms, reach: number | null): Room {
    const key = JSON.stringify([reach, beyond]);
    const large = task.large / unit;
    const wishes = beyond.map(
      (moves) =>
        (slot: Slot, { money }: { money: Money }) =>
          money >= large && !moves.includes(slot.move),
    );
    const room = rooms.get(key) ?? { slots, balance: balanceOf(rules, wishes, reach), kept: new Map() };
    rooms.set(key, room);
    return room;
  }

  function* planFor(added: Money, { without }: Terms, room: Room): Work<Plan | undefined> {
    const bounds = boundsAt(added);
    if (!bounds || bounds.some(({ low, high }) => high < low)) return undefined;
    const tree = boundTree(bounds, added, active);
    if (tree) return yield* planOf(tree, without, room);
    finder.crossed = true;
    return undefined;
  }
  return finder;
}

interface Search {
  terms: Terms;
  plans: Map<string, Plan | undefined>;
}

function keepsCounts(taken: readonly Taken[], rules: readonly CountRule[]): boolean {
  return rules.every(({ spare, by }) => taken.reduce((sum, { slot }) => sum + by(slot), spare) >= 0);
}

function foundOf(added: Money, taken: readonly Taken[], slots: readonly Slot[]): Found {
  const made = new Set(taken.map(({ slot }) => slot.move));
  return {
    added,
    taken,
    moves: [...new Set(slots.map(({ move }) => move))].filter((move) => made.has(move)),
  };
}
