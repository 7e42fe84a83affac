'use client';
import { useCallback, useEffect, useRef } from 'react';
import type { Draft } from '@/lib/shelf';
import type { Edit } from './edits';
import { type History, NO_HISTORY, redo, remember, undo } from './history';

type Change = (edit: Edit) => void;

export interface Edits {
  edit(change: Edit, tag?: string): void;
  undo(): void;
  redo(): void;
  canUndo: boolean;
  canRedo: boolean;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
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

/** Edits of an army that can be undone, for as long as the page is open. */
export function useEdits(draft: Draft | null, change: Change): Edits {
  const history = useRef<History>(NO_HISTORY);
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
        const next = move(history.current, now);
        if (next === history.current || !next.present) return now;
        history.current = next;
        return next.present;
      }),
    [change],
  );
  const back = useCallback(() => step(undo), [step]);
  const forth = useCallback(() => step(redo), [step]);
  useUndoKeys(back, forth);
  const { past, future, present } = history.current;
  const mine = present === draft;
  return {
    edit,
    undo: back,
    redo: forth,
    canUndo: mine && past.length > 0,
    canRedo: mine && future.length > 0,
  };
}
