import type { ArmyList } from '@/lib/schema';
import type { ArmyUnit } from '../catalogue/taken';
import type { Tell } from '../fact';

/** Options that only so many units of the whole army may have (ruling 11). */
export function checkUpgrades(upgrades: ArmyList['upgrades'], units: readonly ArmyUnit[], tell: Tell): void {
  for (const { option, max } of upgrades) {
    const have = units.filter((unit) => hasOption(unit, option)).length;
    if (have > max) tell({ code: 'upgrade-over', where: { option }, have, limit: max, by: have - max });
  }
}

function hasOption(unit: ArmyUnit, option: string): boolean {
  if (!unit.entry || unit.ally) return false;
  const bit = unit.entry.options.get(option)?.bit ?? 0;
  return (unit.options.mask & bit) !== 0;
}
