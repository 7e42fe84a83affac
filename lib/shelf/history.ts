import type { Draft } from './draft';

/** Drafts that can be brought back, the newest last. */
export interface History {
  past: readonly Draft[];
  future: readonly Draft[];
  /** The draft that the history leads to; null while none is known. */
  present: Draft | null;
  /** What the last edit was, where further edits of the same kind join it: typing into one field. */
  tag: string | undefined;
}

/** A history as it is kept: that of revision `rev` of an army, whose draft was `present`. */
export interface KeptHistory {
  id: string;
  rev: number;
  past: readonly Draft[];
  present: Draft;
  future: readonly Draft[];
}

const LONGEST = 200;
/** Units in all drafts of a kept history: enough for every step of 500 units. */
const MOST_UNITS = 100_000;

export const NO_HISTORY: History = { past: [], future: [], present: null, tag: undefined };

/** A history that leads to `now`: what came from elsewhere, another tab or another page, is a step like any other. */
export function meet(history: History, now: Draft): History {
  if (history.present === now) return history;
  const past = history.present ? [...history.past, history.present].slice(-LONGEST) : history.past;
  return { past, future: [], present: now, tag: undefined };
}

/** Remembers the draft before an edit that made `next`. */
export function remember(history: History, before: Draft, next: Draft, tag?: string): History {
  const known = meet(history, before);
  const joins = tag !== undefined && tag === known.tag && known.past.length > 0;
  const past = joins ? known.past : [...known.past, before].slice(-LONGEST);
  return { past, future: [], present: next, tag };
}

function step(history: History, from: 'past' | 'future', to: 'past' | 'future'): History {
  const back = history[from].at(-1);
  if (!back || !history.present) return history;
  return {
    ...history,
    [from]: history[from].slice(0, -1),
    [to]: [...history[to], history.present],
    present: back,
    tag: undefined,
  };
}

/** The history one step back: its `present` is the draft to show. The same draft where there is no step. */
export function undo(history: History, now: Draft): History {
  return step(meet(history, now), 'past', 'future');
}

export function redo(history: History, now: Draft): History {
  return step(meet(history, now), 'future', 'past');
}

/** The history to keep for a revision; the oldest steps are let go where the army is very long. */
export function keepHistory(id: string, rev: number, { past, future, present }: History): KeptHistory | null {
  if (!present) return null;
  const longest = Math.floor(MOST_UNITS / Math.max(1, present.units.length));
  return { id, rev, past: past.slice(-longest), present, future: future.slice(-longest) };
}

/** What was kept, as the history of an army that is opened at `rev`. */
function reopened(kept: KeptHistory | undefined, opened: { rev: number; draft: Draft }): History {
  const { rev, draft } = opened;
  if (!kept || kept.rev > rev) return meet(NO_HISTORY, draft);
  const { past, future, present } = kept;
  const same = kept.rev === rev || JSON.stringify(present) === JSON.stringify(draft);
  if (same) return { past, future, present: draft, tag: undefined };
  return meet({ past, future: [], present, tag: undefined }, draft);
}

/** Puts what was kept under the history of this visit, which may already have steps of its own. */
export function recall(
  history: History,
  kept: KeptHistory | undefined,
  opened: { rev: number; draft: Draft },
): History {
  const older = reopened(kept, opened);
  if (history.past.length === 0 && history.future.length === 0) {
    return history.present === null ? older : meet(older, history.present);
  }
  return { ...history, past: [...older.past, ...history.past].slice(-LONGEST) };
}
