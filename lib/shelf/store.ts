import type { Army } from './army';

/** Where armies are kept. `write` and `remove` are whole or not at all, whichever tab asks. */
export interface ArmyStore {
  all(): Promise<Army[]>;
  get(id: string): Promise<Army | undefined>;
  /** Writes `next` if what is kept is still of revision `expected` (0: nothing), else throws a Conflict. */
  write(next: Army, expected: number): Promise<void>;
  /** Removes it and gives what was kept. */
  remove(id: string): Promise<Army | undefined>;
  close(): void;
}

/** The revision of what is kept, 0 where there is nothing. */
export function revOf(kept: Army | undefined): number {
  return kept?.rev ?? 0;
}
