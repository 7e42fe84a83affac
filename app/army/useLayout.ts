'use client';
import { useSyncExternalStore } from 'react';

/** `wide`: list, army and status side by side; `middle`: army and status; `small`: the army alone. */
export type Layout = 'small' | 'middle' | 'wide';

/** Asked for once: the layout is read at every change of the army. */
let asked: { wide: MediaQueryList; middle: MediaQueryList } | undefined;

function queries() {
  asked ??= {
    wide: window.matchMedia('(min-width: 1024px)'),
    middle: window.matchMedia('(min-width: 720px)'),
  };
  return asked;
}

function subscribe(listener: () => void): () => void {
  const all = Object.values(queries());
  for (const query of all) query.addEventListener('change', listener);
  return () => {
    for (const query of all) query.removeEventListener('change', listener);
  };
}

function read(): Layout {
  const { wide, middle } = queries();
  if (wide.matches) return 'wide';
  return middle.matches ? 'middle' : 'small';
}

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, read, () => 'small');
}
