import type { FillRequest, FillResult, Progress } from '@/lib/engine/fill';
import type { ArmyList, System } from '@/lib/schema';

/** What the worker is asked: the request, and the rule books that it needs. */
export interface Asked {
  request: FillRequest;
  systems: readonly System[];
  lists: readonly ArmyList[];
}

/** What the worker tells: how far it is, then what came out. */
export type Told = { kind: 'progress'; done: Progress } | { kind: 'result'; result: FillResult };
