'use client';
import { useCallback, useEffect, useState } from 'react';
import type { Army } from '@/lib/shelf';
import { theShelf } from './shelf';

export interface UsedArmies {
  state: 'loading' | 'failed' | 'ready';
  /** The last changed first. */
  armies: Army[];
  /** False where the browser keeps nothing: armies last as long as the tab. */
  lasting: boolean;
  refresh(): Promise<void>;
}

/** All armies of this browser, as they are now: also after changes in another tab. */
export function useArmies(): UsedArmies {
  const [seen, setSeen] = useState<Omit<UsedArmies, 'refresh'>>({
    state: 'loading',
    armies: [],
    lasting: true,
  });
  const refresh = useCallback(async () => {
    try {
      const shelf = await theShelf();
      setSeen({ state: 'ready', armies: await shelf.list(), lasting: shelf.lasting });
    } catch {
      setSeen((before) => ({ ...before, state: before.state === 'ready' ? 'ready' : 'failed' }));
    }
  }, []);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void theShelf().then((shelf) => {
      if (!gone) stop = shelf.watch(() => void refresh());
    });
    const look = () => void (document.visibilityState === 'visible' && refresh());
    void refresh();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      gone = true;
      stop?.();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [refresh]);
  return { ...seen, refresh };
}
