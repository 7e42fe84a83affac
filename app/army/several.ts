import { MAX_UNITS } from '@/lib/schema/limits';
import type { Draft, DraftUnit } from '@/lib/shelf';
import { copyOfUnit } from '@/lib/shelf/transfer';
import type { Edit } from './edits';

/** Units by their keys. */
export type Keys = ReadonlySet<string>;

/** A unit and its place in the roster. */
export interface Placed {
  unit: DraftUnit;
  at: number;
}

function withUnits(draft: Draft, units: readonly DraftUnit[]): Draft {
  return { ...draft, units } as Draft;
}

/** Units of an army by their keys, in the order of the roster. */
export function unitsOf(draft: Draft, keys: Keys): DraftUnit[] {
  return (draft.units as DraftUnit[]).filter(({ key }) => keys.has(key));
}

/** The same with their places, to be put back. */
export function placesOf(draft: Draft, keys: Keys): Placed[] {
  return (draft.units as DraftUnit[]).flatMap((unit, at) => (keys.has(unit.key) ? { unit, at } : []));
}

export function removeUnits(keys: Keys): Edit {
  return (draft) => {
    const units = (draft.units as DraftUnit[]).filter(({ key }) => !keys.has(key));
    return units.length === draft.units.length ? draft : withUnits(draft, units);
  };
}

/** Puts units back to where they were, as far as there is room and they are not there. */
export function putBack(placed: readonly Placed[]): Edit {
  return (draft) => {
    const there = new Set(draft.units.map(({ key }) => key));
    const missing = placed.filter(({ unit }) => !there.has(unit.key));
    if (missing.length === 0 || draft.units.length + missing.length > MAX_UNITS) return draft;
    const units = missing.reduce<DraftUnit[]>(
      (all, { unit, at }) => all.toSpliced(at, 0, unit),
      [...draft.units],
    );
    return withUnits(draft, units);
  };
}

/** Each of the units again, right behind it; nothing where there is no room for all. `keys`: old to new. */
export function duplicateUnits(keys: ReadonlyMap<string, string>): Edit {
  return (draft) => {
    if (draft.units.length + keys.size > MAX_UNITS) return draft;
    const units = (draft.units as DraftUnit[]).flatMap((unit) => {
      const copy = keys.get(unit.key);
      return copy ? [unit, copyOfUnit(unit, copy)] : [unit];
    });
    return units.length === draft.units.length ? draft : withUnits(draft, units);
  };
}
