import type { Arms, CatalogueUnit, FormulaUnit, Quality, Unit } from '@/lib/schema';

/** The lists of ids that a unit chooses from. */
export type ChoiceList = 'options' | 'command';

/** One respect in which a unit is designed otherwise; `champion: false` makes it an ordinary unit. */
export type DesignPart = { quality: Quality } | { code: string } | { arms: Arms } | { champion: false };

/** A change of one unit; `unit` is its number in the roster that the edits are for, counted from 0. */
export type UnitEdit =
  | { kind: 'size'; unit: number; size: number }
  | { kind: 'choice'; unit: number; of: ChoiceList; drop: string; add?: string }
  | { kind: 'once'; unit: number; of: ChoiceList; id: string }
  | { kind: 'entry'; unit: number; entry: string; list?: string }
  | { kind: 'design'; unit: number; part: DesignPart };

/** A change of an army, as data. */
export type Edit =
  | UnitEdit
  | { kind: 'remove'; unit: number }
  | { kind: 'add'; unit: Unit }
  | { kind: 'total'; points: number }
  | { kind: 'settings'; settings: { shares?: 'agreed' | 'spent'; halves?: 'exact' | 'up' } };

/** What edits work on: a roster, or a draft of one whose units carry more. */
export interface EditableArmy {
  points: number | null;
  settings?: object | undefined;
  units: readonly Unit[];
}

/**
 * The army with all edits made; nothing is changed in place. Every unit number is one of the army before:
 * whatever is added comes last, and what is removed goes when all else is done.
 */
export function applyEdits<A extends EditableArmy>(army: A, edits: readonly Edit[]): A {
  const changed = edits.reduce(applyOne, army as EditableArmy);
  const gone = removedBy(edits);
  if (gone.size === 0) return changed as A;
  return { ...changed, units: changed.units.filter((_, at) => !gone.has(at)) } as EditableArmy as A;
}

/** Where each unit of the edited army was before: its old number, or -1 for one that was added. */
export function originsOf(edits: readonly Edit[], count: number): number[] {
  const gone = removedBy(edits);
  const kept = Array.from({ length: count }, (_, at) => at).filter((at) => !gone.has(at));
  return [...kept, ...edits.filter(({ kind }) => kind === 'add').map(() => -1)];
}

function removedBy(edits: readonly Edit[]): Set<number> {
  return new Set(edits.flatMap((edit) => (edit.kind === 'remove' ? [edit.unit] : [])));
}

function applyOne(army: EditableArmy, edit: Edit): EditableArmy {
  switch (edit.kind) {
    case 'remove':
      return army;
    case 'add':
      return { ...army, units: [...army.units, edit.unit] };
    case 'total':
      return { ...army, points: edit.points };
    case 'settings':
      return { ...army, settings: { ...army.settings, ...edit.settings } };
    default: {
      const unit = army.units[edit.unit];
      return unit ? { ...army, units: army.units.with(edit.unit, editUnit(unit, edit)) } : army;
    }
  }
}

/** The unit with one edit made. */
export function editUnit<U extends Unit>(unit: U, edit: UnitEdit): U {
  switch (edit.kind) {
    case 'size':
      return { ...unit, size: edit.size };
    case 'choice':
      return withChoices(unit, edit.of, exchanged(choicesOf(unit, edit.of), edit.drop, edit.add));
    case 'once':
      return withChoices(unit, edit.of, listedOnce(choicesOf(unit, edit.of), edit.id));
    case 'entry':
      return withEntry(unit, edit.entry, edit.list);
    default:
      return withDesign(unit, edit.part);
  }
}

function choicesOf(unit: Unit, of: ChoiceList): readonly string[] {
  return (unit as Partial<CatalogueUnit>)[of] ?? [];
}

/** What says nothing is left out, as whoever writes a roster by hand would. */
function withChoices<U extends Unit>(unit: U, of: ChoiceList, ids: readonly string[]): U {
  const { [of]: _, ...rest } = unit as CatalogueUnit;
  return (ids.length > 0 ? { ...rest, [of]: ids } : rest) as unknown as U;
}

function exchanged(ids: readonly string[], drop: string, add?: string): string[] {
  const at = ids.indexOf(drop);
  const rest = ids.map((id, place) => (place === at && add !== undefined ? add : id));
  return rest.filter((id) => id !== drop);
}

function listedOnce(ids: readonly string[], id: string): string[] {
  return ids.filter((other, at) => other !== id || at === ids.indexOf(id));
}

function withEntry<U extends Unit>(unit: U, entry: string, list?: string): U {
  const { list: _, ...rest } = unit as CatalogueUnit;
  return { ...rest, entry, ...(list !== undefined && { list }) } as unknown as U;
}

function withDesign<U extends Unit>(unit: U, part: DesignPart): U {
  if (!('champion' in part)) return { ...unit, ...part };
  const { champion: _, ...rest } = unit as FormulaUnit;
  return rest as unknown as U;
}
