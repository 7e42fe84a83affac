'use client';
import { useState } from 'react';
import { SORTS, type Sort, type Wanted } from '@/lib/shelf/find';

const KEY = 'muster-sort';

function keptSort(): Sort {
  try {
    const kept = localStorage.getItem(KEY);
    return SORTS.find((sort) => sort === kept) ?? 'changed';
  } catch {
    return 'changed';
  }
}

/** What of the armies is wanted; how they are sorted is kept in this browser. */
export function useWanted(): [Wanted, (part: Partial<Wanted>) => void] {
  const [wanted, setWanted] = useState<Wanted>(() => ({ text: '', tags: [], sort: keptSort() }));
  const want = (part: Partial<Wanted>) => {
    setWanted((before) => ({ ...before, ...part }));
    if (!part.sort) return;
    try {
      localStorage.setItem(KEY, part.sort);
    } catch {
      // It then lasts as long as the page.
    }
  };
  return [wanted, want];
}
