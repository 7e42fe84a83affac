import type { ArmyList } from '@/lib/schema';
import type { ArmyUnit } from '../catalogue/taken';
import type { Tell } from '../fact';

/** No more units of some categories than of others; characters are not units (rulings 21 and 22). */
export function checkCounts(counts: ArmyList['counts'], units: readonly ArmyUnit[], tell: Tell): void {
  for (const { of, atMost } of counts) {
    const have = countUnits(units, of);
    const limit = countUnits(units, atMost);
    if (have > limit) {
      tell({ code: 'units-over', where: { category: of[0] ?? '' }, have, limit, by: have - limit });
    }
  }
}

/** How many units of these categories there are, characters apart. */
export function countUnits(units: readonly ArmyUnit[], categories: readonly string[]): number {
  let count = 0;
  for (const unit of units) {
    if (!unit.entry || unit.entry.entry.kind === 'character') continue;
    if (categories.includes(unit.category)) count += 1;
  }
  return count;
}
