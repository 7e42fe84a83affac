'use client';
import { useEffect, useMemo, useRef } from 'react';
import { type Books, newUnit, unitCategory, unitTitle } from '@/lib/engine';
import { isolated } from '@/lib/engine/text';
import type { CatalogueRoster } from '@/lib/schema';
import { MAX_UNITS } from '@/lib/schema/limits';
import { type Draft, type DraftUnit, keyed, newKey } from '@/lib/shelf';
import type { Words } from '@/lib/words';
import { addUnit, changeUnit, duplicateUnit, moveUnit, removeUnit } from './edits';
import { groupUnits, placeFor, type UnitGroup } from './groups';
import { type Target, targetOf } from './marks';
import type { Selection } from './selection';
import { toastLater } from './toasts';
import type { Checked } from './useChecked';
import type { Edits } from './useEdits';
import type { Actions } from './workbench';

/** What the actions need of the page as it is now. */
export interface Stage {
  draft: Draft;
  checked: Checked;
  books: Books;
  selection: Selection;
  edit: Edits['edit'];
  fold(key: string, open: boolean): void;
  goTo(target: Target): void;
  /** The focus goes to a unit, which stays folded if it is. */
  focus(key: string): void;
  /** Draws the eye to a unit that was just added. */
  show(key: string): void;
  say(words: string): void;
  words: Words;
}

/** Whether one more unit can be read back from a file or a link; says so where it cannot. */
function hasRoom({ checked, words }: Stage): boolean {
  const room = checked.roster.units.length < MAX_UNITS;
  if (!room)
    toastLater({
      tone: 'breach',
      message: words.say('army.said.full', { units: words.say('count.units', { count: MAX_UNITS }) }),
    });
  return room;
}

function add(unit: DraftUnit, stage: Stage, tag?: string): void {
  if (!hasRoom(stage)) return;
  const { checked, books, edit, show, say, words } = stage;
  const { frame, categories } = checked;
  const categoryOf = (other: DraftUnit) => unitCategory(other, frame, books);
  const ids = categories.map(({ id }) => id);
  edit((draft) => addUnit(unit, placeFor(draft.units, categoryOf(unit), ids, categoryOf))(draft), tag);
  say(words.say('army.said.added', { unit: unitTitle(unit, frame, books) }));
  show(unit.key);
}

/** A unit of the army, with its title. */
function unitOf(key: string, { draft, checked, books }: Stage) {
  const unit = draft.units.find((other) => other.key === key);
  return unit && { unit, title: unitTitle(unit, checked.frame, books) };
}

/** Removes a unit; the focus goes to the one that takes its place on the screen. */
function remove(key: string, stage: Stage): void {
  const { edit, focus, say, words } = stage;
  const found = unitOf(key, stage);
  if (!found) return;
  const { unit, title } = found;
  const order = shownOrder(stage);
  const place = order.indexOf(key);
  const next = order[place + 1] ?? order[place - 1];
  if (next) focus(next);
  const at = stage.draft.units.findIndex((other) => other.key === key);
  edit(removeUnit(key));
  say(words.say('army.said.removed', { unit: title }));
  const message = words.say('army.said.removedToast', { unit: isolated(title) });
  toastLater({ message, undo: () => edit(addUnit(unit, at)) });
}

function duplicate(key: string, stage: Stage): void {
  const found = unitOf(key, stage);
  if (!found || !hasRoom(stage)) return;
  const { edit, show, say, words } = stage;
  const copy = newKey();
  edit(duplicateUnit(key, copy));
  say(words.say('army.said.duplicated', { unit: found.title }));
  show(copy);
}

function groupsOf({ draft, checked: { frame, categories }, books }: Stage): UnitGroup[] {
  const ids = categories.map(({ id }) => id);
  return groupUnits(draft.units, ids, (unit) => unitCategory(unit, frame, books));
}

/** The keys of all units in the order in which they are shown. */
function shownOrder(stage: Stage): string[] {
  return groupsOf(stage).flatMap(({ units }) => units.map(({ key }) => key));
}

function move(key: string, toPlaceOf: string, stage: Stage): void {
  const { edit, say, words, checked, books } = stage;
  const group = groupsOf(stage).find(({ units }) => units.some((unit) => unit.key === key));
  const at = group?.units.findIndex((unit) => unit.key === toPlaceOf) ?? -1;
  const unit = group?.units.find((other) => other.key === key);
  edit(moveUnit(key, toPlaceOf));
  if (!group || !unit || at < 0) return;
  const place = { place: at + 1, count: group.units.length };
  say(words.say('hand.moved-place', { unit: unitTitle(unit, checked.frame, books), ...place }));
}

function shift(key: string, by: number, stage: Stage): void {
  const group = groupsOf(stage).find(({ units }) => units.some((unit) => unit.key === key));
  const at = group?.units.findIndex((unit) => unit.key === key) ?? -1;
  const other = at < 0 ? undefined : group?.units[at + by];
  if (other) move(key, other.key, stage);
}

function select(key: string, range: boolean, stage: Stage): void {
  if (range) stage.selection.extendTo(key, shownOrder(stage));
  else stage.selection.toggle(key);
}

/** The actions of the builder: always the same functions, acting on the page as it is when they are called. */
export function useActions(stage: Stage): Actions {
  const now = useRef(stage);
  useEffect(() => {
    now.current = stage;
  });
  return useMemo<Actions>(
    () => ({
      edit: (...change) => now.current.edit(...change),
      editUnit: (key, change, tag) => now.current.edit(changeUnit(key, change), tag),
      pick: (entry, list) => {
        const unit = newUnit(entry, list, now.current.checked.frame as CatalogueRoster);
        add(keyed(unit), now.current);
      },
      addDesigned: (unit, tag) => add(unit, now.current, tag),
      remove: (key) => remove(key, now.current),
      duplicate: (key) => duplicate(key, now.current),
      move: (unit, toPlaceOf) => move(unit.key, toPlaceOf, now.current),
      shift: (key, by) => shift(key, by, now.current),
      fold: (key, open) => now.current.fold(key, open),
      select: (key, range) => select(key, range, now.current),
      goTo: (target) => now.current.goTo(target),
      lead: (finding) => now.current.goTo(targetOf(finding, now.current.draft)),
      say: (words) => now.current.say(words),
    }),
    [],
  );
}
