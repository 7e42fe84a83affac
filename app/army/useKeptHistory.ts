'use client';
import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { type Draft, type History, keepHistory, recall } from '@/lib/shelf';
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
  const opened = useRef({ rev: used.rev, draft });
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

/** Keeps what can be undone with the revision that it belongs to: after a pause, or when the page goes. */
function useKeeping({ id, draft, used, history }: KeptHistoryProps) {
  const { rev, save } = used;
  const settled = save.state === 'saved';
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    if (!settled || history.current.present !== draft) return;
    const { past, future } = history.current;
    if (past.length + future.length === 0) return;
    const kept = keepHistory(id, rev, history.current);
    waiting.current = () => {
      waiting.current = undefined;
      if (kept) void theShelf().then((shelf) => shelf.keepHistory(kept).catch(() => undefined));
    };
    const timer = setTimeout(() => waiting.current?.(), PAUSE);
    return () => clearTimeout(timer);
  }, [id, rev, settled, draft, history]);
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
