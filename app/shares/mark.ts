'use client';
import { useSyncExternalStore } from 'react';
import { Listeners } from '@/lib/shelf/listeners';

/** Whether links may wait: a mark beside the queue, so that pages need none of its code while it is empty. */
const KEY = 'muster-links';

const listeners = new Listeners();

/** True, too, where nobody has looked yet, or the browser does not tell. */
export function mayWait(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'none';
  } catch {
    return true;
  }
}

export function markWaiting(some: boolean): void {
  try {
    localStorage.setItem(KEY, some ? 'some' : 'none');
  } catch {
    // Then every page looks for itself.
  }
  listeners.tell();
}

function onMark(listener: () => void): () => void {
  const stop = listeners.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

export function useMayWait(): boolean {
  return useSyncExternalStore(onMark, mayWait, () => false);
}
