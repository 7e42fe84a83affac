import type { Breach, Verdict } from '@/lib/schema';
import type { Figures, UnitFigures } from './figures';

/** From what to what. */
export interface Step<T> {
  from: T;
  to: T;
}

interface Limits {
  min: number | null;
  max: number | null;
}

/** Something that other data make of the same army. Units are numbered from 1. */
export type DataChange =
  | { kind: 'gone' | 'back'; name: string; units: number[] }
  | { kind: 'renamed'; names: Step<string> }
  | { kind: 'price'; name: string; each: Step<number> | null; units: ({ unit: number } & Step<number>)[] }
  | { kind: 'limits'; name: string; limits: Step<Limits> }
  | { kind: 'total'; points: Step<number> }
  | { kind: 'breach' | 'mended'; message: string }
  | { kind: 'verdict'; verdicts: Step<Verdict> };

/** A unit under both data, and its number now. */
interface Pair {
  unit: number;
  old: UnitFigures;
  now: UnitFigures;
}

/**
 * What differs between the figures of one army under two data: removed entries, prices, limits, breaches. Units that
 * were changed in between are left out, and what is of the whole army where any were.
 */
export function dataChanges(then: Figures, now: Figures): DataChange[] {
  const pairs = pairsOf(then, now);
  return [
    ...appearances(pairs, 'gone'),
    ...appearances(pairs, 'back'),
    ...renamed(pairs),
    ...prices(pairs),
    ...(isSame(then, now) ? armyChanges(then, now) : []),
  ];
}

function pairsOf(then: Figures, now: Figures): Pair[] {
  const before = new Map(then.units.map((unit) => [unit.key, unit]));
  return now.units.flatMap((unit, at) => {
    const old = before.get(unit.key);
    return old && old.of === unit.of ? { unit: at + 1, old, now: unit } : [];
  });
}

/** Whether both are figures of the very same army. */
function isSame(then: Figures, now: Figures): boolean {
  const units = then.units.length === now.units.length;
  const alike = (unit: UnitFigures, at: number) => unit.of === now.units[at]?.of;
  return units && then.of === now.of && then.units.every(alike);
}

/** Units that cannot be priced any more, or again can; by the name that the list had for them. */
function appearances(pairs: readonly Pair[], kind: 'gone' | 'back'): DataChange[] {
  const [off, on] = kind === 'gone' ? (['old', 'now'] as const) : (['now', 'old'] as const);
  const moved = pairs.filter((pair) => pair[off].points !== null && pair[on].points === null);
  return grouped(moved, (pair) => pair[off].name).map(([name, group]) => ({
    kind,
    name,
    units: group.map(({ unit }) => unit),
  }));
}

const priced = ({ old, now }: Pair) => old.points !== null && now.points !== null;

function renamed(pairs: readonly Pair[]): DataChange[] {
  const other = pairs.filter((pair) => priced(pair) && pair.old.name !== pair.now.name);
  return grouped(other, ({ old, now }) => JSON.stringify([old.name, now.name])).flatMap(([, [pair]]) =>
    pair ? { kind: 'renamed', names: { from: pair.old.name, to: pair.now.name } } : [],
  );
}

/** Prices that differ, those of one entry that went from the same to the same together. */
function prices(pairs: readonly Pair[]): DataChange[] {
  const other = pairs.filter(
    (pair) => priced(pair) && (pair.old.points !== pair.now.points || pair.old.each !== pair.now.each),
  );
  const alike = ({ old, now }: Pair) => JSON.stringify([now.name, old.each, now.each]);
  return grouped(other, alike).flatMap(([, group]) => priceOf(group));
}

function priceOf(group: readonly Pair[]): DataChange[] {
  const [first] = group;
  if (!first) return [];
  const { each: from } = first.old;
  const { each: to, name } = first.now;
  const each = from !== null && to !== null && from !== to ? { from, to } : null;
  const units = group.map(({ unit, old, now }) => ({ unit, from: old.points ?? 0, to: now.points ?? 0 }));
  return [{ kind: 'price', name, each, units }];
}

function armyChanges(then: Figures, now: Figures): DataChange[] {
  const changes: DataChange[] = limitChanges(then, now);
  if (then.spent !== now.spent) changes.push({ kind: 'total', points: { from: then.spent, to: now.spent } });
  changes.push(...breachChanges('breach', now, then), ...breachChanges('mended', then, now));
  if (then.verdict !== now.verdict) {
    changes.push({ kind: 'verdict', verdicts: { from: then.verdict, to: now.verdict } });
  }
  return changes;
}

function limitChanges(then: Figures, now: Figures): DataChange[] {
  return now.categories.flatMap(({ name, ...to }) => {
    const old = then.categories.find((category) => category.name === name);
    if (!old || (old.min === to.min && old.max === to.max)) return [];
    return { kind: 'limits', name, limits: { from: { min: old.min, max: old.max }, to } };
  });
}

/** Breaches that the other figures do not have; one that is only larger or smaller is none that was mended. */
function breachChanges(kind: 'breach' | 'mended', of: Figures, other: Figures): DataChange[] {
  const told = new Set(other.breaches.map((breach) => identity(breach, kind === 'breach')));
  return of.breaches
    .filter((breach) => !told.has(identity(breach, kind === 'breach')))
    .map(({ message }) => ({ kind, message }));
}

/** What a breach is, whatever its words; with its numbers or without. */
function identity(breach: Breach, numbers: boolean): string {
  const { message: _, waived: __, note: ___, ...facts } = breach;
  const kept = Object.entries(facts).filter(([fact]) => numbers || !['have', 'limit', 'by'].includes(fact));
  return JSON.stringify(kept.sort(([first], [second]) => (first < second ? -1 : 1)));
}

function grouped<T>(all: readonly T[], by: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = by(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups];
}
