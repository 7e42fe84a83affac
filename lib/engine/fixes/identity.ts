import type { Advice } from '@/lib/schema';
import type { BreachFact } from '../fact';

/** What besides its code and place tells a breach from others: ids, never numbers. */
const IDS = ['share', 'entry', 'variant', 'option', 'list', 'command', 'options', 'needs'] as const;

/**
 * What makes a breach, or advice, the same one in two states of an army, whatever its numbers.
 * `origins` gives the old number of each unit, where the army was edited since.
 */
export function breachKey(fact: BreachFact | Advice, origins?: readonly number[]): string {
  const held = fact as Partial<Record<(typeof IDS)[number], unknown>>;
  const ids = IDS.map((name) => held[name] ?? null);
  return JSON.stringify([fact.code, placeOf(fact, origins), ids]);
}

function placeOf({ where }: BreachFact | Advice, origins?: readonly number[]): unknown {
  if (!('unit' in where) || !origins) return where;
  const before = origins[where.unit] ?? -1;
  return { unit: before < 0 ? `new ${where.unit}` : before };
}

/** By how much a breach misses its limit, in points, units or models; 0 where nothing is measured. */
export function missBy(fact: BreachFact): number {
  return 'by' in fact ? fact.by : 0;
}
