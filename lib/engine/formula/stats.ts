import type { FormulaSystem, UnitStats } from '@/lib/schema';
import type { DesignedUnit } from './designed';

/** Move, flight dice, the die that hits and missile range (ruling 53); a champion is in open order. */
export function formulaStats(designed: DesignedUnit, system: FormulaSystem): UnitStats {
  const { unit, armour, category } = designed;
  const density = unit.champion ? system.champion.density : designed.density.code;
  const row = system.moves[density + category.code];
  const limit = system.moveLimits[armour.code + category.code];
  const move = row && limit ? Math.min(row.move, limit.move) : (row?.move ?? null);
  const stats: UnitStats = { move, hitOn: armour.hitOn };
  const flight = (limit ?? row)?.flight;
  if (flight) stats.flight = flight;
  const range = rangeOf(designed, system);
  if (range) stats.range = { ...range };
  return stats;
}

function rangeOf({ arms, options, category }: DesignedUnit, system: FormulaSystem) {
  if (!arms.missile) return undefined;
  const bought = options.find(({ option }) => option.kind === 'missile' && option.range);
  return bought?.option.range ?? system.bows[category.code].range;
}
