import type { ArmyList, System } from '@/lib/schema';

/** The rule books that a check needs, already parsed: look-ups by id, undefined where there is none. */
export interface Books {
  system(id: string): System | undefined;
  list(id: string): ArmyList | undefined;
}
