import type { ArmyList, System } from '@/lib/schema';
import type { Words } from '@/lib/words';

/** The rule books that a check needs, already parsed: look-ups by id, undefined where there is none. */
export interface Books {
  system(id: string): System | undefined;
  list(id: string): ArmyList | undefined;
  /** In which breaches, advice and sums are told. */
  readonly words: Words;
}
