import type { EntryIndex, ListIndex } from '../catalogue/index-list';
import type { ArmyUnit } from '../catalogue/taken';
import type { Tell } from '../fact';

/** Entries that an army may take only so often: one breach for the entry, in the order of the lists. */
export function checkCaps(indexes: readonly ListIndex[], units: readonly ArmyUnit[], tell: Tell): void {
  const taken = countEntries(units);
  if (taken.size === 0) return;
  for (const { list } of indexes) {
    for (const [{ entry }, have] of inOrder(taken, list.id)) {
      const limit = entry.max?.count ?? have;
      if (have > limit) {
        tell({
          code: 'entry-over',
          where: { entry: entry.id, list: list.id },
          have,
          limit,
          by: have - limit,
        });
      }
    }
  }
}

type Taken = Map<EntryIndex, { list: string; count: number }>;

function countEntries(units: readonly ArmyUnit[]): Taken {
  const taken: Taken = new Map();
  for (const unit of units) {
    if (!unit.entry?.entry.max) continue;
    const at = taken.get(unit.entry);
    if (at) at.count += 1;
    else taken.set(unit.entry, { list: unit.index.list.id, count: 1 });
  }
  return taken;
}

function inOrder(taken: Taken, list: string): [EntryIndex, number][] {
  return [...taken]
    .filter(([, at]) => at.list === list)
    .sort(([first], [second]) => first.position - second.position)
    .map(([entry, { count }]) => [entry, count]);
}
