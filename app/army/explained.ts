import { useSyncExternalStore } from 'react';
import type { Term } from '@/lib/engine';
import { Listeners } from '@/lib/shelf/listeners';

/** What is being explained, and beside which element. */
export interface Explained {
  terms: readonly Term[];
  anchor: HTMLElement;
}

let explained: Explained | null = null;
const listeners = new Listeners();

/** Opens what terms mean beside the element that asked, or closes it with null. */
export function explain(next: Explained | null): void {
  explained = next;
  listeners.tell();
}

/** What is being explained now. One pop-up serves the whole page, so that a word costs no more than a button. */
export function useExplained(): Explained | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => explained,
    () => null,
  );
}
