import type { Army } from './army';
import type { KeptHistory } from './history';

/** Where armies are kept. `write` and `remove` are whole or not at all, whichever tab asks. */
export interface ArmyStore {
  all(): Promise<Army[]>;
  get(id: string): Promise<Army | undefined>;
  /** Writes `next` if what is kept is still of revision `expected` (0: nothing), else throws a Conflict. */
  write(next: Army, expected: number): Promise<void>;
  /** Removes it and gives what was kept. */
  remove(id: string): Promise<Army | undefined>;
  /** What can be undone in an army. */
  history(id: string): Promise<KeptHistory | undefined>;
  /** Keeps a history in place of the one before; at once, since the page may be about to go. */
  keepHistory(history: KeptHistory): Promise<void>;
  /** Lets go of the histories of armies that are no more. */
  sweep(): Promise<void>;
  close(): void;
}

/** The revision of what is kept, 0 where there is nothing. */
export function revOf(kept: Army | undefined): number {
  return kept?.rev ?? 0;
}
