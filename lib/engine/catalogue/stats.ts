import type { CatalogueSystem, UnitStats } from '@/lib/schema';
import type { TakenUnit } from './taken';

/** Stats that are the same for every unit of a loadout, command and manned or not: made once. */
const made = new WeakMap<object, Map<number, UnitStats>>();

/** Move, Leadership and saves of a unit with what it bought (rulings 7 and 30 to 36). */
export function catalogueStats(taken: TakenUnit, system: CatalogueSystem): UnitStats {
  const kept = made.get(taken.loadout) ?? new Map<number, UnitStats>();
  made.set(taken.loadout, kept);
  const key = taken.command.mask * 2 + (taken.size > 0 ? 1 : 0);
  const stats = kept.get(key) ?? Object.freeze(makeStats(taken, system));
  kept.set(key, stats);
  return stats;
}

function makeStats(taken: TakenUnit, system: CatalogueSystem): UnitStats {
  const { loadout } = taken;
  const leadership =
    loadout.leadership === null ? {} : { leadership: loadout.leadership + bonus(taken, system) };
  return { move: loadout.move, ...leadership, saves: Object.freeze(savesOf(taken)) };
}

function bonus({ entry, command }: TakenUnit, system: CatalogueSystem): number {
  return entry.entry.command
    .filter((_, bit) => command.mask & (1 << bit))
    .reduce((sum, { id }) => sum + (system.commands[id]?.leadership ?? 0), 0);
}

function savesOf({ entry, loadout, size }: TakenUnit): UnitStats['saves'] {
  const { fixedSaves, skirmish } = entry.entry;
  const { saves } = loadout;
  if (fixedSaves) {
    return { front: fixedSaves.front, other: fixedSaves.other, crew: size > 0 ? saves.missile : null };
  }
  const { missile, combat } = saves;
  return skirmish ? { missile, combat, skirmish: saves.skirmish } : { missile, combat };
}
