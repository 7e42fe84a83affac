import type { Candidate, FixKind } from './candidate';
import { applyEdits, type Edit, originsOf } from './edit';
import { breachKey } from './identity';
import { inOrder, type Kinded, tryOut } from './pick';
import { type Scene, sceneOf, type Target } from './scene';
import { candidatesFor } from './sources';

/** So many first steps are tried before a breach counts as one that two steps do not repair either. */
const FIRST_STEPS = 24;

/** Changes that would repair the breach but for one new breach, each together with the smallest repair of that. */
export function twoSteps(firsts: readonly Kinded[], target: Target, scene: Scene): Candidate[] {
  return firsts.slice(0, FIRST_STEPS).flatMap((first) => {
    const both = secondsAfter(first, target, scene).find(
      (both) => tryOut({ ...both, kind: first.kind }, target, scene) !== null,
    );
    return both ? [both] : [];
  });
}

/** A first step with each second one, in order; the second leaves alone what the first changed or added. */
function secondsAfter(first: Kinded, target: Target, scene: Scene): Candidate[] {
  const next = sceneOf(applyEdits(scene.roster, first.edits), scene.books);
  const origins = originsOf(first.edits, scene.roster.units.length);
  const keyed = next.facts.map((fact) => ({ fact, key: breachKey(fact, origins) }));
  const [only, ...others] = keyed.filter(({ key }) => !scene.before.has(key));
  if (!only || others.length > 0 || keyed.some(({ key }) => key === breachKey(target))) return [];
  const touched = new Set([...first.edits.map(touchedBy), -1]);
  return inOrder(candidatesFor(only.fact, next), next)
    .sort((one, other) => byAgreement(one.kind) - byAgreement(other.kind))
    .map(({ edits, moved }) => ({ edits: edits.map((edit) => numberedBefore(edit, origins)), moved }))
    .filter(({ edits }) => edits.every((edit) => !touched.has(touchedBy(edit))))
    .map(({ edits, moved }) => ({ edits: [...first.edits, ...edits], moved: first.moved + moved }));
}

/** What has to be agreed with the opponent is offered last. */
export function byAgreement(kind: FixKind): number {
  return kind === 'total' || kind === 'settings' ? 1 : 0;
}

/** An edit of the army after a first step, with the number that its unit had before. */
function numberedBefore(edit: Edit, origins: readonly number[]): Edit {
  return 'unit' in edit && typeof edit.unit === 'number'
    ? ({ ...edit, unit: origins[edit.unit] ?? -1 } as Edit)
    : edit;
}

/** The unit that an edit changes, or the kind of one that changes no unit. */
function touchedBy(edit: Edit): number | Edit['kind'] {
  return 'unit' in edit && typeof edit.unit === 'number' ? edit.unit : edit.kind;
}
