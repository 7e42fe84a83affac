import type { Candidate } from './candidate';
import { designedCandidates, designRemoval } from './designed-candidates';
import { listedCandidates } from './listed-candidates';
import type { Scene, Target } from './scene';
import { removal } from './unit-candidates';

/** Changes that may repair a breach, in no order; each system has its own. */
export function candidatesFor(target: Target, { listed, designed }: Scene): Candidate[] {
  if (listed) return listedCandidates(target, listed);
  return designed ? designedCandidates(target, designed) : [];
}

/** Removing the unit that a breach is about. */
export function removalFor(target: Target, { listed, designed }: Scene): Candidate[] {
  if (listed) return removal(target, listed);
  return designed ? designRemoval(target, designed) : [];
}
