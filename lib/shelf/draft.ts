import type { CatalogueRoster, CatalogueUnit, FormulaRoster, FormulaUnit, Roster, Unit } from '@/lib/schema';
import { MAX_POINTS } from '@/lib/schema/limits';

/** A unit while it is edited: the key tells it from its likes on screen and never leaves the browser. */
export type DraftUnit = Unit & { key: string };

type InDraft<R, U> = Omit<R, 'points' | 'units'> & { points: number | null; units: (U & { key: string })[] };
export type CatalogueDraft = InDraft<CatalogueRoster, CatalogueUnit>;
export type FormulaDraft = InDraft<FormulaRoster, FormulaUnit>;

/** A roster while it is edited: its total may still be blank. */
export type Draft = CatalogueDraft | FormulaDraft;

/** A key no other unit has. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** A unit with a key of its own. */
export function keyed<U extends Unit>(unit: U): U & { key: string } {
  return { ...unit, key: newKey() };
}

function unkeyed<U extends Unit>({ key: _, ...unit }: U & { key: string }): Omit<U, 'key'> {
  return unit;
}

/** The cast, as those below: the compiler does not follow that all units are of their army's system. */
function rosterAt(draft: Draft, points: number): Roster {
  return { ...draft, points, units: draft.units.map(unkeyed) } as Roster;
}

/** The roster of a draft, or null while it has no total. */
export function draftRoster(draft: Draft): Roster | null {
  return draft.points === null ? null : rosterAt(draft, draft.points);
}

/** The draft of a roster, each unit with a new key. */
export function rosterDraft(roster: Roster): Draft {
  return { ...roster, units: roster.units.map(keyed) } as Draft;
}

/** The roster to price units by while there may be no total: the verdict on it means nothing then. */
export function previewRoster(draft: Draft): Roster {
  return rosterAt(draft, draft.points ?? MAX_POINTS);
}

/** What an army is begun from: a list, a variant of one, or a system in which units are designed. */
export interface ArmyKind {
  system: Roster['system'];
  list?: string;
  variant?: string;
}

/** An army with nothing in it yet. */
export function emptyRoster({ system, list, variant }: ArmyKind, points: number, name: string): Roster {
  const kind = { system, ...(list && { list }), ...(variant && { variant }) };
  return { format: 'muster/1', ...kind, name, points, units: [] } as Roster;
}
