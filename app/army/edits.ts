import type { CatalogueUnit, FormulaUnit } from '@/lib/schema';
import { MAX_UNITS } from '@/lib/schema/limits';
import { type Draft, type DraftUnit, newKey } from '@/lib/shelf';
import { copyOfUnit } from '@/lib/shelf/transfer';

/** A change of a draft; it gives back the same draft where there is nothing to change. */
export type Edit = (draft: Draft) => Draft;
export type UnitEdit = (unit: DraftUnit) => DraftUnit;
export type CatalogueDraftUnit = CatalogueUnit & { key: string };
export type DesignedDraftUnit = FormulaUnit & { key: string };

/** The lists of ids that a unit chooses from. */
export type ChoiceList = 'options' | 'command';

export function isDesigned(unit: DraftUnit): unit is DesignedDraftUnit {
  return 'quality' in unit;
}

function withUnits(draft: Draft, units: readonly DraftUnit[]): Draft {
  return { ...draft, units } as Draft;
}

function placeOf(draft: Draft, key: string): number {
  return draft.units.findIndex((unit) => unit.key === key);
}

/** Puts a unit at a place of the roster, also one that was removed; not if it is there already, or there is no room. */
export function addUnit(unit: DraftUnit, at: number): Edit {
  return (draft) => {
    if (placeOf(draft, unit.key) >= 0 || draft.units.length >= MAX_UNITS) return draft;
    return withUnits(draft, (draft.units as DraftUnit[]).toSpliced(at, 0, unit));
  };
}

export function removeUnit(key: string): Edit {
  return (draft) => {
    const at = placeOf(draft, key);
    return at < 0 ? draft : withUnits(draft, (draft.units as DraftUnit[]).toSpliced(at, 1));
  };
}

export function changeUnit(key: string, change: UnitEdit): Edit {
  return (draft) => {
    const at = placeOf(draft, key);
    const unit = draft.units[at];
    const next = unit && change(unit);
    return !next || next === unit ? draft : withUnits(draft, (draft.units as DraftUnit[]).with(at, next));
  };
}

/** The same unit again, right behind it. */
export function duplicateUnit(key: string, copyKey = newKey()): Edit {
  return (draft) => {
    const at = placeOf(draft, key);
    const unit = draft.units[at];
    return unit ? addUnit(copyOfUnit(unit, copyKey), at + 1)(draft) : draft;
  };
}

/** Moves a unit to the place of another one; those between them close up. */
export function moveUnit(key: string, toPlaceOf: string): Edit {
  return (draft) => {
    const from = placeOf(draft, key);
    const to = placeOf(draft, toPlaceOf);
    const unit = draft.units[from];
    if (!unit || to < 0 || from === to) return draft;
    return withUnits(draft, (draft.units as DraftUnit[]).toSpliced(from, 1).toSpliced(to, 0, unit));
  };
}

type UnitPart = Partial<Omit<CatalogueUnit, 'entry'> & FormulaUnit>;

/** Sets parts of a unit; what then says nothing is left out. */
export function setParts(part: UnitPart): UnitEdit {
  return (unit) => {
    const next = { ...unit, ...part };
    for (const key of Object.keys(part) as (keyof UnitPart)[]) {
      if (saysNothing(part[key])) delete (next as UnitPart)[key];
    }
    return next as DraftUnit;
  };
}

function saysNothing(value: unknown): boolean {
  return (
    value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)
  );
}

/** What a unit has chosen. */
export function chosen(unit: DraftUnit, list: ChoiceList): readonly string[] {
  if (list === 'options') return unit.options ?? [];
  return isDesigned(unit) ? [] : (unit.command ?? []);
}

/** Takes or leaves one choice; `rivals` are those that cannot be had beside it. */
export function choose(list: ChoiceList, id: string, on: boolean, rivals: readonly string[] = []): UnitEdit {
  return (unit) => {
    const rest = chosen(unit, list).filter((other) => other !== id && !(on && rivals.includes(other)));
    return setParts({ [list]: on ? [...rest, id] : rest })(unit);
  };
}

/** Takes one option of a group, or none of it. */
export function chooseOf(group: readonly string[], id: string | null): UnitEdit {
  return (unit) => {
    const rest = chosen(unit, 'options').filter((other) => !group.includes(other));
    return setParts({ options: id === null ? rest : [...rest, id] })(unit);
  };
}

/** Leaves out the last mention of a choice, so that one that is listed twice is listed once. */
export function dropLast(list: ChoiceList, id: string): UnitEdit {
  return (unit) => {
    const ids = chosen(unit, list);
    const at = ids.lastIndexOf(id);
    return at < 0 ? unit : setParts({ [list]: ids.filter((_, place) => place !== at) })(unit);
  };
}

/** The letters of a unit's code: density, armour and category. */
export function setCode(
  unit: DesignedDraftUnit,
  part: { density?: string; armour?: string; category?: string },
) {
  const [density = '', armour = '', category = ''] = unit.code;
  return (part.density ?? density) + (part.armour ?? armour) + (part.category ?? category);
}

/** Makes a unit a single champion, or an ordinary unit again, of the size and order that it had `before`. */
export function setChampion(on: boolean, density: string, before?: DesignedDraftUnit): UnitEdit {
  return (unit) => {
    if (!isDesigned(unit)) return unit;
    const was = before ?? unit;
    const [order = ''] = on ? density : was.code;
    const size = on ? 1 : was.size;
    return setParts({ champion: on, size, code: setCode(unit, { density: order }) })(unit);
  };
}

type Settings = { shares?: 'agreed' | 'spent'; halves?: 'exact' | 'up' };

/** Sets how the army's rules are read. */
export function setSetting(part: Settings): Edit {
  return (draft) => ({ ...draft, settings: { ...draft.settings, ...part } }) as Draft;
}
