import type { Money } from '../points';
import type { Balance } from './balance';
import type { BoundTree } from './bounds';
import { findSplit, joined, type Split } from './join';
import { between, emptyTable, resized, type Table, withSlot } from './table';
import type { Slot } from './types';

/** Work that can be watched and given up: it yields after each piece. */
export type Work<T> = Generator<void, T, void>;

/** Two tables from which every filling is made: what the widest bound and the free slots add, and the rest. */
export interface Plan {
  main: Table;
  rest: Table;
}

/** Where tables are made: the slots, the standings, and what was made before. */
export interface Room {
  slots: readonly Slot[];
  balance: Balance;
  kept: Map<string, Table>;
}

/** The legal filling of exactly this money with the fewest changes. */
export function readPlan({ main, rest }: Plan, money: Money, balance: Balance): Split | undefined {
  return findSplit(main, rest, { money, balance, fits: balance.isLegal });
}

/** The plan of everything below the outermost bound. */
export function* planOf(tree: BoundTree, without: ReadonlySet<string>, room: Room): Work<Plan> {
  const [widest, ...others] = yield* innerTables(tree, without, room);
  const main = yield* withOwn(widest, tree, without, room);
  let rest = emptyTable(0, room.balance);
  for (const other of others) {
    rest = joined(rest, other, Math.min(tree.high, rest.size + other.size), room.balance);
    yield;
  }
  return { main, rest };
}

/** The tables of the inner bounds, the widest first. */
function* innerTables({ inner }: BoundTree, without: ReadonlySet<string>, room: Room): Work<Table[]> {
  const tables: Table[] = [];
  for (const node of [...inner].sort((a, b) => b.high - a.high)) {
    const key = keyOf(node, without, room);
    const table = room.kept.get(key) ?? (yield* tableOf(node, without, room));
    room.kept.set(key, table);
    tables.push(table);
  }
  return tables;
}

function keyOf(node: BoundTree, without: ReadonlySet<string>, { slots }: Room): string {
  const missing = slots.filter(({ move, category }) => without.has(move) && node.of.includes(category));
  return JSON.stringify([node, [...new Set(missing.map(({ move }) => move))]]);
}

function* tableOf(node: BoundTree, without: ReadonlySet<string>, room: Room): Work<Table> {
  const [widest, ...others] = yield* innerTables(node, without, room);
  let table = yield* withOwn(widest, node, without, room);
  for (const other of others) {
    table = joined(table, other, node.high, room.balance);
    yield;
  }
  return between(table, node, room.balance);
}

/** Units that grow come first: they change few standings, so their tables are narrow. */
function* withOwn(
  start: Table | undefined,
  node: BoundTree,
  without: ReadonlySet<string>,
  { slots, balance }: Room,
): Work<Table> {
  let table = start ? resized(start, node.high, balance) : emptyTable(node.high, balance);
  const own = slots.filter(({ category }) => node.own.includes(category));
  for (const slot of [...own].sort((a, b) => rank(a) - rank(b))) {
    // A unit that has to grow and may not leaves nothing.
    table = withSlot(table, without.has(slot.move) ? { ...slot, steps: [] } : slot, balance);
    yield;
  }
  return table;
}

function rank({ kind }: Slot): number {
  return kind === 'grow' ? 0 : 1;
}
