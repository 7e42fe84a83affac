import type { Breach, Roster } from '@/lib/schema';
import { checkRoster } from '../check';
import type { BreachFact } from '../fact';
import { findings } from '../findings';
import { type Candidate, type FixKind, kindOf, rankOf } from './candidate';
import { applyEdits, originsOf } from './edit';
import { breachKey, missBy } from './identity';
import type { Scene, Target } from './scene';

const MOST = 3;

/** So many units are checked for one breach, each trial counting the whole army: beyond the reach of usual armies. */
const PATIENCE = 200_000;

/** A candidate with its kind. */
export type Kinded = Candidate & { kind: FixKind };

/** The smallest change first: by the points it moves, then by its kind. */
export function inOrder(candidates: readonly Candidate[], { roster }: Scene): Kinded[] {
  const sizeOf = (unit: number) => roster.units[unit]?.size ?? 1;
  return candidates
    .map((candidate) => ({ ...candidate, kind: kindOf(candidate.edits, sizeOf) }))
    .sort(bySize);
}

export function bySize(one: Kinded, other: Kinded): number {
  return (
    one.moved - other.moved || one.edits.length - other.edits.length || rankOf(one.kind) - rankOf(other.kind)
  );
}

/** A candidate after a check: whether it makes no other breach worse. */
export interface Tried extends Kinded {
  clean: boolean;
}

/** The first three that repair, of different kinds as far as there are any; what makes others worse comes last. */
export function pick(candidates: readonly Kinded[], target: Target, scene: Scene): Tried[] {
  const known = new Map<Kinded, Tried | null>();
  const attempt = (candidate: Kinded) => {
    const patient = known.size * scene.roster.units.length < PATIENCE;
    if (!known.has(candidate) && patient) known.set(candidate, tryOut(candidate, target, scene));
    return known.get(candidate) ?? null;
  };
  const taken: Tried[] = [];
  const take = (clean: boolean, may: (candidate: Kinded) => boolean) => {
    for (const candidate of candidates) {
      if (taken.length >= MOST) return;
      if (!may(candidate) || taken.some((one) => sameRespect(one, candidate))) continue;
      const tried = attempt(candidate);
      if (tried && !taken.includes(tried) && (tried.clean || !clean)) taken.push(tried);
    }
  };
  const newKind = ({ kind }: Kinded) => taken.every((one) => one.kind !== kind);
  const anyKind = () => true;
  take(true, newKind);
  take(false, newKind);
  take(true, anyKind);
  take(false, anyKind);
  return taken;
}

/** Whether two changes are of one unit's design in one respect, of which the smaller will do. */
function sameRespect({ edits: [one] }: Candidate, { edits: [other] }: Candidate): boolean {
  if (one?.kind !== 'design' || other?.kind !== 'design' || one.unit !== other.unit) return false;
  return Object.keys(one.part)[0] === Object.keys(other.part)[0];
}

/** Makes the change and checks: null where the breach stays, another one comes, or what was waived no longer is. */
export function tryOut(candidate: Kinded, target: Target, scene: Scene): Tried | null {
  const origins = originsOf(candidate.edits, scene.roster.units.length);
  const repaired = breachKey(target);
  let clean = true;
  for (const breach of breachesOf(applyEdits(scene.roster, candidate.edits), scene)) {
    const key = breachKey(breach, origins);
    const before = scene.before.get(key);
    if (before === undefined || key === repaired) return null;
    if (scene.waived.has(key) && !('waived' in breach)) return null;
    if (missBy(breach) > before) clean = false;
  }
  return { ...candidate, clean };
}

/** What an army breaks; where nothing was waived, without the words and waivers of a report. */
function breachesOf(roster: Roster, { waived, books }: Scene): readonly (BreachFact | Breach)[] {
  return waived.size === 0 ? findings(roster, books).facts : checkRoster(roster, books).breaches;
}
