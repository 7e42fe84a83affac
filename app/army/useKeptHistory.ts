'use client';
import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import { type ArmyView, type Draft, type History, type KeptHistory, keepHistory, recall } from '@/lib/shelf';
import { theShelf } from '../shelf/shelf';
import type { UsedArmy } from '../shelf/useArmy';

interface KeptHistoryProps {
  id: string;
  draft: Draft;
  used: UsedArmy;
  history: RefObject<History>;
}

/** A change is followed by others: the history is written once there is a pause. */
const PAUSE = 500;

/** Recalls what could be undone when the army was last open. What cannot be read is not there. */
function useRecalled({ id, draft, used, history }: KeptHistoryProps) {
  const [, show] = useReducer((count: number) => count + 1, 0);
  const opened = useRef({ rev: used.army?.rev ?? 0, draft });
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const shelf = await theShelf();
      const kept = await shelf.history(id);
      if (gone) return;
      history.current = recall(history.current, kept, opened.current);
      if (kept) show();
      await shelf.sweep();
    };
    void read().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [id, history]);
}

/** What can be undone, with the revision that it belongs to; null while that is not kept, and for nothing. */
function settledHistory(id: string, { save, rev, army }: ArmyView, history: History): KeptHistory | null {
  const { past, future, present } = history;
  if (save !== 'saved' || present !== army?.draft || past.length + future.length === 0) return null;
  return keepHistory(id, rev, history);
}

/** Keeps what can be undone with the revision that it belongs to: after a pause, or when the page goes. */
function useKeeping({ id, draft, used: { open }, history }: KeptHistoryProps) {
  const waiting = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const follow = useCallback(() => {
    const next = open && settledHistory(id, open.see(), history.current);
    if (next) {
      waiting.current = () => {
        waiting.current = undefined;
        void theShelf().then((shelf) => shelf.keepHistory(next).catch(() => undefined));
      };
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => waiting.current?.(), PAUSE);
  }, [id, open, history]);
  useEffect(() => open?.subscribe(follow), [open, follow]);
  // What another tab wrote is in the history only once it is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each draft
  useEffect(follow, [follow, draft]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const leave = () => waiting.current?.();
    const hidden = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, []);
}

/** The history of an army outlives the page: it is kept with the army, in this browser. */
export function useKeptHistory(props: KeptHistoryProps): void {
  useRecalled(props);
  useKeeping(props);
}
