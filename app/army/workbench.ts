'use client';
import { createContext, useContext } from 'react';
import type { Books } from '@/lib/engine';
import type { Entry, FormulaSystem, Roster } from '@/lib/schema';
import type { DraftUnit } from '@/lib/shelf';
import type { UnitEdit } from './edits';
import type { Finding, Target } from './marks';
import type { Selection } from './selection';
import type { Edits } from './useEdits';

/** What can be done with the army; the same object as long as the page lives. */
export interface Actions {
  /** Edits with the same tag that follow one another are undone together; one with something beside it takes no tag. */
  edit: Edits['edit'];
  editUnit(key: string, change: UnitEdit, tag?: string): void;
  pick(entry: Entry, list: string): void;
  /** Units that are added with the same tag, one after the other, are undone together. */
  addDesigned(unit: DraftUnit, tag?: string): void;
  remove(key: string): void;
  duplicate(key: string): void;
  move(unit: Pick<DraftUnit, 'key'>, toPlaceOf: string): void;
  /** Moves a unit up (-1) or down (1) among those of its category, and says where it is now. */
  shift(key: string, by: number): void;
  fold(key: string, open: boolean): void;
  goTo(target: Target): void;
  /** Goes to what causes a breach, or to what advice is about. */
  lead(finding: Finding): void;
  /** Selects a unit, or lets it go; `range`: all from the last one touched to this one. */
  select(key: string, range: boolean): void;
  /** Tells screen readers, together with the points and the verdict. */
  say(words: string): void;
}

/** What every part of the builder works with; it stays the same while units change. */
export interface Workbench {
  books: Books;
  /** The army without its units: what a unit is named and priced in. */
  frame: Roster;
  actions: Actions;
  selection: Selection;
}

const WorkbenchContext = createContext<Workbench | null>(null);
export const WorkbenchProvider = WorkbenchContext.Provider;

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (!workbench) throw new Error('outside of a workbench');
  return workbench;
}

/** The system by which units are designed. */
export function useDesignSystem(): FormulaSystem {
  const { books, frame } = useWorkbench();
  const system = books.system(frame.system);
  if (system?.kind !== 'formula') throw new Error('not a system of designed units');
  return system;
}
