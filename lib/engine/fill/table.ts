import type { Money } from '../points';
import type { Balance } from './balance';
import type { Slot, Step, Taken } from './types';

/** No way to get there. */
export const NEVER = 0xffff;

/**
 * The fewest changes that add exactly some money and end in some standing:
 * `changes[money * balance.count + standing]`, for money from 0 to `size`.
 */
export interface Table {
  size: Money;
  changes: Uint16Array;
  /** The standings that are reached at all. */
  standings: readonly number[];
  /** Steps that get there in so few changes. */
  trace(money: Money, standing: number): Taken[];
}

/** Nothing added. */
export function emptyTable(size: Money, { count, start }: Balance): Table {
  const changes = new Uint16Array((size + 1) * count).fill(NEVER);
  changes[start] = 0;
  return { size, changes, standings: [start], trace: () => [] };
}

/** The same up to more or less money. */
export function resized(table: Table, size: Money, { count }: Balance): Table {
  if (size === table.size) return table;
  const changes = new Uint16Array((size + 1) * count).fill(NEVER);
  changes.set(table.changes.subarray(0, changes.length));
  return { ...table, size, changes };
}

/** Only what adds from `low` to `high`. */
export function between(table: Table, { low, high }: { low: Money; high: Money }, { count }: Balance): Table {
  if (low <= 0 && high >= table.size) return table;
  const changes = table.changes.slice();
  changes.fill(NEVER, 0, Math.min(low, table.size + 1) * count);
  if (high < table.size) changes.fill(NEVER, (high + 1) * count);
  return { ...table, changes };
}

/** A table with one more slot to spend at. */
export function withSlot(table: Table, slot: Slot, balance: Balance): Table {
  const [cheapest] = slot.steps;
  if (!cheapest) return slot.forced ? none(table) : table;
  if (slot.most >= Math.floor(table.size / cheapest.money) && !slot.forced)
    return withMany(table, slot, balance);
  let next = table;
  for (let unit = 0; unit < slot.most; unit += 1) next = withOne(next, slot, balance);
  return next;
}

function none(table: Table): Table {
  return { ...table, changes: new Uint16Array(table.changes.length).fill(NEVER) };
}

type Move = readonly [from: number, to: number];

/** A slot's steps, each with what it does to every standing. */
type Moves = readonly { step: Step; moves: readonly Move[] }[];

function movesOf(standings: readonly number[], slot: Slot, balance: Balance): Moves {
  const made = new Map<number, readonly Move[]>();
  return slot.steps.map((step) => {
    const by = balance.of(slot, step);
    const moves = made.get(by) ?? stepBy(by, standings, balance);
    made.set(by, moves);
    return { step, moves };
  });
}

function stepBy(by: number, standings: readonly number[], balance: Balance): Move[] {
  if (by < 0) return [];
  return standings.map((from): Move => [from, balance.add(from, by)]).filter(([, to]) => to >= 0);
}

function reachedBy(before: readonly number[], all: Moves): readonly number[] {
  const reached = new Set(before);
  for (const { moves } of all) for (const [, to] of moves) reached.add(to);
  return reached.size === before.length ? before : [...reached];
}

/** At most one step at a slot, exactly one where it is forced. */
function withOne(table: Table, slot: Slot, balance: Balance): Table {
  const { count } = balance;
  const before = table.changes;
  const changes = slot.forced ? none(table).changes : before.slice();
  const all = movesOf(table.standings, slot, balance);
  for (const { step, moves } of all) {
    for (const move of moves) stepOver({ from: before, changes, step, move, count });
  }
  const trace = (money: Money, standing: number): Taken[] => {
    const wanted = changes[money * count + standing] as number;
    if (!slot.forced && before[money * count + standing] === wanted) return table.trace(money, standing);
    const { step, from } = lastStep({ money, standing, all, before, wanted: wanted - 1, count });
    return [...table.trace(money - step.money, from), { slot, step }];
  };
  return { ...table, changes, standings: reachedBy(table.standings, all), trace };
}

interface Stepping {
  changes: Uint16Array;
  step: Step;
  count: number;
}

/** One step from one standing to another, for every sum. */
function stepOver({ from, changes, step, move, count }: Stepping & { from: Uint16Array; move: Move }): void {
  const start = step.money * count + move[1];
  const back = start - move[0];
  for (let at = start; at < changes.length; at += count) {
    const reached = from[at - back] as number;
    if (reached !== NEVER && reached + 1 < (changes[at] as number)) changes[at] = reached + 1;
  }
}

/** One step from many standings, sum by sum, so that a step may follow one from another standing. */
function stepTogether({ changes, step, moves, count }: Stepping & { moves: readonly Move[] }): void {
  const froms = Int32Array.from(moves, ([from]) => from);
  const tos = Int32Array.from(moves, ([, to]) => to);
  for (let here = step.money * count; here < changes.length; here += count) {
    const there = here - step.money * count;
    for (let at = 0; at < froms.length; at += 1) {
      const reached = changes[there + (froms[at] as number)] as number;
      const to = here + (tos[at] as number);
      if (reached !== NEVER && reached + 1 < (changes[to] as number)) changes[to] = reached + 1;
    }
  }
}

/** As many steps at a slot as can be paid. */
function withMany(table: Table, slot: Slot, balance: Balance): Table {
  const { count } = balance;
  const before = table.changes;
  const changes = before.slice();
  const { standings, all } = closure(table.standings, slot, balance);
  for (const { step, moves } of all) {
    const [only] = moves;
    if (only && moves.length === 1) stepOver({ from: changes, changes, step, move: only, count });
    else stepTogether({ changes, step, moves, count });
  }
  const trace = (money: Money, standing: number): Taken[] => {
    const taken: Taken[] = [];
    let at = { money, standing };
    for (;;) {
      const wanted = changes[at.money * count + at.standing] as number;
      if (before[at.money * count + at.standing] === wanted) break;
      const { step, from } = lastStep({ ...at, all, before: changes, wanted: wanted - 1, count });
      taken.push({ slot, step });
      at = { money: at.money - step.money, standing: from };
    }
    return [...table.trace(at.money, at.standing), ...taken];
  };
  return { ...table, changes, standings, trace };
}

/** All that steps of one slot lead to from these standings. */
function closure(standings: readonly number[], slot: Slot, balance: Balance) {
  let reached = standings;
  for (;;) {
    const all = movesOf(reached, slot, balance);
    const next = reachedBy(reached, all);
    if (next === reached) return { standings: reached, all };
    reached = next;
  }
}

interface Reached {
  money: Money;
  standing: number;
  all: Moves;
  before: Uint16Array;
  wanted: number;
  count: number;
}

function lastStep({ money, standing, all, before, wanted, count }: Reached) {
  for (const { step, moves } of all) {
    if (step.money > money) break;
    for (const [from, to] of moves) {
      if (to === standing && before[(money - step.money) * count + from] === wanted) return { step, from };
    }
  }
  throw untraced();
}

function untraced(): RangeError {
  return new RangeError('a table that cannot be traced');
}
