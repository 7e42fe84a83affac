import type { FormulaOption, FormulaRoster, FormulaSystem } from '@/lib/schema';
import { ParseError } from '@/lib/schema/fault';
import type { Books } from '../books';

type Quality = FormulaSystem['qualities'][number];
type Armour = FormulaSystem['armours'][number];
type Density = FormulaSystem['densities'][number];
type Category = FormulaSystem['categories'][number];
type Training = FormulaSystem['arms'][number];

/** A formula system with its look-ups, made once. */
export interface FormulaIndex {
  system: FormulaSystem;
  qualities: ReadonlyMap<string, Quality>;
  armours: ReadonlyMap<string, Armour>;
  densities: ReadonlyMap<string, Density>;
  categories: ReadonlyMap<string, Category>;
  arms: ReadonlyMap<string, Training>;
  options: ReadonlyMap<string, { id: string; option: FormulaOption; bit: number }>;
}

const indexes = new WeakMap<FormulaSystem, FormulaIndex>();

/**
 * The look-ups of a roster's formula system.
 * @throws {ParseError} where there is no such system
 */
export function formulaOf(roster: FormulaRoster, books: Books): FormulaIndex {
  const system = books.system(roster.system);
  if (system?.kind === 'formula') return indexSystem(system);
  throw new ParseError([{ path: 'system', message: `no such rule system: ${roster.system}` }]);
}

/** The look-ups of a formula system; the same object for the same system. */
function indexSystem(system: FormulaSystem): FormulaIndex {
  const known = indexes.get(system);
  if (known) return known;
  const made = makeIndex(system);
  indexes.set(system, made);
  return made;
}

function makeIndex(system: FormulaSystem): FormulaIndex {
  return {
    system,
    qualities: new Map(system.qualities.map((quality) => [quality.id, quality])),
    armours: byCode(system.armours),
    densities: byCode(system.densities),
    categories: byCode(system.categories),
    arms: new Map(system.arms.map((arms) => [arms.id, arms])),
    options: new Map(
      Object.entries(system.options).map(([id, option], at) => [id, { id, option, bit: 1 << at }]),
    ),
  };
}

function byCode<T extends { code: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.code, row]));
}
