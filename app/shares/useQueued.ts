'use client';
import { useEffect, useState } from 'react';
import type { QueuedShare } from '@/lib/shelf/queue';
import { theQueue } from './queue';

/** The links of an army that wait, were made meanwhile or were refused; without an army, those of all. */
export function useQueued(army?: string): readonly QueuedShare[] {
  const [shares, setShares] = useState<readonly QueuedShare[]>([]);
  useEffect(() => {
    let gone = false;
    let stop: (() => void) | undefined;
    const look = async () => {
      const all = await (await theQueue()).list();
      if (!gone) setShares(army === undefined ? all : all.filter((share) => share.army === army));
    };
    theQueue().then(
      (queue) => {
        if (gone) return;
        stop = queue.watch(() => void look());
        void look();
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [army]);
  return shares;
}
