'use client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type Draft, type History, meet, NO_HISTORY, redo, remember, undo } from '@/lib/shelf';
import type { UsedArmy } from '../shelf/useArmy';
import type { Edit } from './edits';
import { closeOffersLater } from './toasts';
import { useKeptHistory } from './useKeptHistory';

/** What an edit has done elsewhere too: it is taken back and done again with the edit, as long as the page is open. */
export interface Beside {
  undo(): void;
  redo(): void;
}

export interface Edits {
  edit(change: Edit, tag?: string, beside?: Beside): void;
  undo(): void;
  redo(): void;
  canUndo: boolean;
  canRedo: boolean;
}

/** Whether a key press belongs to a text that is being typed, which the browser itself can undo. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (!(target instanceof HTMLInputElement) || target.dataset.settled === 'true') return false;
  return !['checkbox', 'radio', 'button', 'file', 'range'].includes(target.type);
}

function useUndoKeys(back: () => void, forth: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) forth();
      else back();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [back, forth]);
}

/** Edits of an army, every one of which can be undone, also after the page was loaded again. */
export function useEdits(id: string, draft: Draft, used: UsedArmy): Edits {
  const { change } = used;
  const history = useRef<History>(NO_HISTORY);
  history.current = meet(history.current, draft);
  /** By the drafts that the edits made. */
  const besides = useRef(new WeakMap<Draft, Beside>()).current;
  const edit = useCallback(
    (apply: Edit, tag?: string, beside?: Beside) =>
      change((before) => {
        const next = apply(before);
        if (next === before) return before;
        history.current = remember(history.current, before, next, tag);
        if (beside) besides.set(next, beside);
        return next;
      }),
    [change, besides],
  );
  const step = useCallback(
    (move: typeof undo) => {
      const from = history.current.present;
      change((now) => {
        history.current = move(history.current, now);
        return history.current.present ?? now;
      });
      const to = history.current.present;
      return from && to && from !== to ? { from, to } : null;
    },
    [change],
  );
  const back = useCallback(() => {
    // The last change is gone, and what is older can be undone the same way.
    closeOffersLater();
    const done = step(undo);
    if (done) besides.get(done.from)?.undo();
  }, [step, besides]);
  const forth = useCallback(() => {
    const done = step(redo);
    if (done) besides.get(done.to)?.redo();
  }, [step, besides]);
  useUndoKeys(back, forth);
  useKeptHistory({ id, draft, used, history });
  const { past, future } = history.current;
  const [canUndo, canRedo] = [past.length > 0, future.length > 0];
  return useMemo(
    () => ({ edit, undo: back, redo: forth, canUndo, canRedo }),
    [edit, back, forth, canUndo, canRedo],
  );
}
