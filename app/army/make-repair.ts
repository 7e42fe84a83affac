import { type Books, unitCategory } from '@/lib/engine';
import { applyEdits, type Fix } from '@/lib/engine/fixes';
import type { Unit } from '@/lib/schema';
import { type Draft, type DraftUnit, keyed } from '@/lib/shelf';
import { addUnit } from './edits';
import { placeFor } from './groups';
import { toastLater } from './toasts';
import type { Checked } from './useChecked';
import type { Actions } from './workbench';

interface Stage {
  /** What is said when it is done. */
  done: string;
  /** The button that was pressed, from which the focus moves on. */
  from: HTMLElement;
  checked: Checked;
  actions: Actions;
  books: Books;
}

/** Makes a repair as one step that one click takes back. */
export function makeRepair(fix: Fix, { done, from, checked, actions, books }: Stage): void {
  const home = from.closest<HTMLElement>('[tabindex="-1"]');
  let [before, after]: [Draft?, Draft?] = [];
  actions.edit((draft) => {
    before = draft;
    after = repaired(draft, fix, checked, books);
    return after;
  });
  actions.say(done);
  toastLater({
    id: 'repair',
    message: done,
    undo: () => actions.edit((draft) => (before && after ? takenBack(draft, before, after) : draft)),
  });
  moveOn(home, fix, before, actions);
}

/** The draft with a repair made; new units stand with those of their category. */
export function repaired(draft: Draft, { edits }: Pick<Fix, 'edits'>, checked: Checked, books: Books): Draft {
  const { frame, categories } = checked;
  const categoryOf = (unit: Unit) => unitCategory(unit, frame, books);
  const ids = categories.map(({ id }) => id);
  const changed = applyEdits(
    draft,
    edits.filter(({ kind }) => kind !== 'add'),
  );
  return edits.reduce((army, edit) => {
    if (edit.kind !== 'add') return army;
    const unit = keyed(edit.unit);
    return addUnit(unit, placeFor(army.units, categoryOf(unit), ids, categoryOf))(army);
  }, changed);
}

/** What a repair changed as it was before, whatever else was changed since. */
export function takenBack(draft: Draft, before: Draft, after: Draft): Draft {
  const was = new Map(before.units.map((unit): [string, DraftUnit] => [unit.key, unit]));
  const is = new Map(after.units.map((unit): [string, DraftUnit] => [unit.key, unit]));
  const units = draft.units
    .filter(({ key }) => was.has(key) || !is.has(key))
    .map((unit) => (is.get(unit.key) === unit ? (was.get(unit.key) ?? unit) : unit));
  const army = { ...draft, units, ...head(before, after) } as Draft;
  const removed = before.units.flatMap((unit, at) => (is.has(unit.key) ? [] : [{ unit, at }]));
  return removed.reduce((with_, { unit, at }) => addUnit(unit, at)(with_), army);
}

/** The total and settings, where the repair changed them. */
function head(before: Draft, after: Draft) {
  return {
    ...(before.points !== after.points && { points: before.points }),
    ...(before.settings !== after.settings && { settings: before.settings }),
  };
}

/** The pressed button goes with its breach: the focus stays with what it stood in, or goes to the next unit. */
function moveOn(home: HTMLElement | null, { edits }: Fix, before: Draft | undefined, actions: Actions): void {
  const removed = edits.find((edit) => edit.kind === 'remove');
  requestAnimationFrame(() => {
    if (home?.isConnected) home.focus({ preventScroll: true });
    else if (removed && before) actions.goTo(neighbour(before, removed.unit));
  });
}

function neighbour({ units }: Draft, at: number) {
  const next = units[at + 1] ?? units[at - 1];
  return next ? { unit: next.key } : ('picker' as const);
}
