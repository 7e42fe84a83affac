import type { Variant } from '@/lib/schema';
import type { ArmyUnit, TakenUnit } from '../catalogue/taken';
import type { Tell } from '../fact';

/** An entry that the army's list, or the ally's, does not have. */
export function checkKnown(taken: ArmyUnit, tell: Tell): void {
  if (taken.entry) return;
  const where = { unit: taken.at };
  if (taken.foreign !== null) tell({ code: 'ally-excluded', where, list: taken.foreign });
  else tell({ code: 'entry-unknown', where, entry: taken.unit.entry });
}

/** Entries and options that the variant does without (ruling 29); allies are not touched by it. */
export function checkVariant(taken: TakenUnit, variant: Variant | undefined, tell: Tell): void {
  if (!variant || taken.ally) return;
  const where = { unit: taken.at };
  const { id } = taken.entry.entry;
  if (variant.withoutEntries.includes(id)) {
    tell({ code: 'entry-excluded', where, entry: id, variant: variant.id });
  }
  for (const option of taken.loadout.options) {
    if (variant.withoutOptions.includes(option.id)) {
      tell({ code: 'option-excluded', where, option: option.id, variant: variant.id });
    }
  }
}
