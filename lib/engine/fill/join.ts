import type { Money } from '../points';
import type { Balance } from './balance';
import { NEVER, type Table } from './table';
import type { Taken } from './types';

/** What both tables add, up to `size`. */
export function joined(one: Table, other: Table, size: Money, balance: Balance): Table {
  const changes = new Uint16Array((size + 1) * balance.count).fill(NEVER);
  const reached = new Set<number>();
  for (const pair of pairs(one, other, balance)) {
    reached.add(pair.both);
    joinPair({ one, other, size, changes, count: balance.count }, pair);
  }
  const trace = (money: Money, standing: number): Taken[] => {
    const split = findSplit(one, other, { money, balance, fits: (both) => both === standing });
    if (!split) throw new RangeError('a join that cannot be traced');
    return split.trace();
  };
  return { size, changes, standings: [...reached], trace };
}

interface Pair {
  first: number;
  second: number;
  both: number;
}

function pairs(one: Table, other: Table, { add }: Balance): Pair[] {
  return one.standings
    .flatMap((first) => other.standings.map((second) => ({ first, second, both: add(first, second) })))
    .filter(({ both }) => both >= 0);
}

interface Joining {
  one: Table;
  other: Table;
  size: Money;
  changes: Uint16Array;
  count: number;
}

function joinPair({ one, other, size, changes, count }: Joining, { first, second, both }: Pair): void {
  for (let part = 0; part <= Math.min(one.size, size); part += 1) {
    const here = one.changes[part * count + first] as number;
    if (here === NEVER) continue;
    const last = Math.min(other.size, size - part);
    for (let rest = 0; rest <= last; rest += 1) {
      const there = other.changes[rest * count + second] as number;
      const to = (part + rest) * count + both;
      if (there !== NEVER && here + there < (changes[to] as number)) changes[to] = here + there;
    }
  }
}

/** How some money is split between two tables with the fewest changes. */
export interface Split {
  changes: number;
  trace(): Taken[];
}

interface Wanted {
  money: Money;
  balance: Balance;
  fits(standing: number): boolean;
}

/** The split of exactly this money that takes the fewest changes; undefined where there is none. */
export function findSplit(one: Table, other: Table, { money, balance, fits }: Wanted): Split | undefined {
  const { count } = balance;
  let best: (Pair & { changes: number; rest: Money }) | undefined;
  for (const pair of pairs(one, other, balance)) {
    if (!fits(pair.both)) continue;
    for (let rest = Math.max(0, money - one.size); rest <= Math.min(other.size, money); rest += 1) {
      const here = one.changes[(money - rest) * count + pair.first] as number;
      const there = other.changes[rest * count + pair.second] as number;
      if (here === NEVER || there === NEVER || here + there >= (best?.changes ?? NEVER)) continue;
      best = { ...pair, changes: here + there, rest };
    }
  }
  if (!best) return undefined;
  const { changes, rest, first, second } = best;
  return { changes, trace: () => [...one.trace(money - rest, first), ...other.trace(rest, second)] };
}
