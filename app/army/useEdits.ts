'use client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type Draft, type History, meet, NO_HISTORY, redo, remember, undo } from '@/lib/shelf';
import type { UsedArmy } from '../shelf/useArmy';
import type { Edit } from './edits';
import { closeOffersLater } from './toasts';
import { useKeptHistory } from './useKeptHistory';

export interface Edits {
  edit(change: Edit, tag?: string): void;
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
  const edit = useCallback(
    (apply: Edit, tag?: string) =>
      change((before) => {
        const next = apply(before);
        if (next !== before) history.current = remember(history.current, before, next, tag);
        return next;
      }),
    [change],
  );
  const step = useCallback(
    (move: typeof undo) =>
      change((now) => {
        history.current = move(history.current, now);
        return history.current.present ?? now;
      }),
    [change],
  );
  const back = useCallback(() => {
    // The last change is gone, and what is older can be undone the same way.
    closeOffersLater();
    step(undo);
  }, [step]);
  const forth = useCallback(() => step(redo), [step]);
  useUndoKeys(back, forth);
  useKeptHistory({ id, draft, used, history });
  const { past, future } = history.current;
  const [canUndo, canRedo] = [past.length > 0, future.length > 0];
  return useMemo(
    () => ({ edit, undo: back, redo: forth, canUndo, canRedo }),
    [edit, back, forth, canUndo, canRedo],
  );
}
