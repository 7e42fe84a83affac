'use client';
import { useSyncExternalStore } from 'react';

/** `wide`: list, army and status side by side; `middle`: army and status; `small`: the army alone. */
export type Layout = 'small' | 'middle' | 'wide';

const WIDE = '(min-width: 1024px)';
const MIDDLE = '(min-width: 720px)';

function subscribe(listener: () => void): () => void {
  const queries = [WIDE, MIDDLE].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function read(): Layout {
  if (window.matchMedia(WIDE).matches) return 'wide';
  return window.matchMedia(MIDDLE).matches ? 'middle' : 'small';
}

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, read, () => 'small');
}
