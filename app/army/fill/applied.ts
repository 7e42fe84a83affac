import type { FillWay } from '@/lib/engine/fill';
import type { Draft, DraftUnit } from '@/lib/shelf';
import { addUnit, changeUnit, type Edit, setParts } from '../edits';
import { placeFor } from '../groups';

/** Where new units go: the categories in order, and that of a unit. */
export interface Places {
  categories: readonly string[];
  categoryOf(unit: DraftUnit): string | null;
}

/**
 * One edit that does all of a way, so that one step undoes it. `keys` are those of the army's units when it was
 * worked out, `added` its new units with keys of their own.
 */
export function applied(
  { changes }: FillWay,
  { keys, added }: { keys: readonly string[]; added: readonly DraftUnit[] },
  { categories, categoryOf }: Places,
): Edit {
  const grown = changes.flatMap((change): Edit[] =>
    change.kind === 'grow' ? [changeUnit(keys[change.at] ?? '', setParts({ size: change.to }))] : [],
  );
  const placed = added.map(
    (unit): Edit =>
      (draft) =>
        addUnit(unit, placeFor(draft.units, categoryOf(unit), categories, categoryOf))(draft),
  );
  return (draft: Draft) => [...grown, ...placed].reduce((next, edit) => edit(next), draft);
}
