import { useSyncExternalStore } from 'react';
import type { Term } from '@/lib/engine';

/** What is being explained, and beside which element. */
export interface Explained {
  terms: readonly Term[];
  anchor: HTMLElement;
}

let explained: Explained | null = null;
const listeners = new Set<() => void>();

/** Opens what terms mean beside the element that asked, or closes it with null. */
export function explain(next: Explained | null): void {
  explained = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is being explained now. One pop-up serves the whole page, so that a word costs no more than a button. */
export function useExplained(): Explained | null {
  return useSyncExternalStore(
    subscribe,
    () => explained,
    () => null,
  );
}
