import type { Army, Summary } from './army';
import type { Draft } from './draft';
import { Conflict } from './errors';
import { keepHistory, NO_HISTORY, recall, remember } from './history';
import type { Shelf } from './shelf';

/** A change of an army that this page does not show: how it was, and how it is kept now. */
export interface ChangedElsewhere {
  before: Army;
  after: Army;
}

type Kept = Pick<Shelf, 'get' | 'put' | 'history' | 'keepHistory'>;
type SumUp = (draft: Draft) => Promise<Summary> | Summary;

const TRIES = 5;

/** Makes the change one that can be undone when the army is opened. */
async function rememberIt(shelf: Kept, { before, after }: ChangedElsewhere): Promise<void> {
  const kept = await shelf.history(before.id).catch(() => undefined);
  const history = recall(NO_HISTORY, kept, { rev: before.rev, draft: before.draft });
  const next = keepHistory(after.id, after.rev, remember(history, before.draft, after.draft));
  if (next) await shelf.keepHistory(next).catch(() => undefined);
}

async function write(shelf: Kept, before: Army, part: Partial<Army>): Promise<ChangedElsewhere> {
  const changed = { before, after: await shelf.put({ ...before, ...part }) };
  await rememberIt(shelf, changed);
  return changed;
}

/**
 * Changes an army that is not open on this page; where another tab is faster, on top of what that did.
 * Undefined where there is no such army, or nothing to change.
 * @throws {ShelfError} if the browser does not keep it
 */
export async function changeElsewhere(
  shelf: Kept,
  id: string,
  change: (draft: Draft) => Draft,
  sumUp: SumUp,
): Promise<ChangedElsewhere | undefined> {
  for (let left = TRIES; ; left -= 1) {
    const before = await shelf.get(id);
    const draft = before && change(before.draft);
    if (!draft || draft === before.draft) return undefined;
    try {
      return await write(shelf, before, { draft, summary: await sumUp(draft) });
    } catch (error) {
      if (!(error instanceof Conflict) || left === 1) throw error;
    }
  }
}

/** What came of taking a change back: done, or the army is gone, or it says something else by now and stays. */
export type TakenBack = 'done' | 'gone' | 'changed';

/** Takes such a change back, if the army still says what it said after it. */
export async function takeBack(shelf: Kept, { before, after }: ChangedElsewhere): Promise<TakenBack> {
  const now = await shelf.get(after.id);
  if (!now) return 'gone';
  if (!saysTheSame(now, after)) return 'changed';
  try {
    await write(shelf, now, { draft: before.draft, summary: before.summary });
    return 'done';
  } catch (error) {
    if (error instanceof Conflict) return 'changed';
    throw error;
  }
}

/** Whether two states of an army have the same draft: what was changed and changed back counts as nothing. */
export function saysTheSame(one: Army, other: Army): boolean {
  return JSON.stringify(one.draft) === JSON.stringify(other.draft);
}
