import type { Draft } from '@/lib/shelf';

/** Drafts that can be brought back, the newest last. */
export interface History {
  past: readonly Draft[];
  future: readonly Draft[];
  /** The draft that the history belongs to; another one came from elsewhere and starts a new history. */
  present: Draft | null;
  /** What the last edit was, where further edits of the same kind join it: typing into one field. */
  tag: string | undefined;
}

const LONGEST = 200;

export const NO_HISTORY: History = { past: [], future: [], present: null, tag: undefined };

/** Remembers the draft before an edit that made `next`. */
export function remember(history: History, before: Draft, next: Draft, tag?: string): History {
  const known = history.present === null || history.present === before ? history : NO_HISTORY;
  const joins = tag !== undefined && tag === known.tag && known.past.length > 0;
  const past = joins ? known.past : [...known.past, before].slice(-LONGEST);
  return { past, future: [], present: next, tag };
}

function step(history: History, from: 'past' | 'future', to: 'past' | 'future', now: Draft): History {
  const back = history[from].at(-1);
  if (!back || history.present !== now) return history;
  return {
    ...history,
    [from]: history[from].slice(0, -1),
    [to]: [...history[to], now],
    present: back,
    tag: undefined,
  };
}

/** The history one step back: its `present` is the draft to show. Unchanged where there is no step. */
export function undo(history: History, now: Draft): History {
  return step(history, 'past', 'future', now);
}

export function redo(history: History, now: Draft): History {
  return step(history, 'future', 'past', now);
}
