import type { Breach, Report, Roster } from '@/lib/schema';
import type { Books } from '../books';
import { checkRoster } from '../check';
import { toMoney, toPoints } from '../points';
import type { FixKind } from './candidate';
import { applyEdits, type Edit } from './edit';
import { breachKey } from './identity';
import { bySize, inOrder, pick, type Tried } from './pick';
import { type Phrase, phrasesOf } from './says';
import { type Scene, sceneOf, type Target } from './scene';
import { candidatesFor, removalFor } from './sources';
import { byAgreement, twoSteps } from './two-steps';

/** A change of the army that repairs a breach and makes no new one. */
export interface Fix {
  kind: FixKind;
  /** All made together, in one step. */
  edits: readonly Edit[];
  /** How each edit is told. */
  says: readonly Phrase[];
  /** Where it leads: points spent and agreed, and by how much the points spent change. */
  points: Report['points'] & { by: number };
  verdict: Report['verdict'];
  /** What the army still breaks then, by the numbers of the edited army. */
  breaches: readonly Breach[];
}

/**
 * The smallest changes that repair a breach of a roster and make no new one: at most three, of different kinds
 * where there are any. Each was held against a check of the whole army.
 * @throws {ParseError} where the roster names a list or variant that does not exist
 */
export function suggestFixes(roster: Roster, breach: Target, books: Books): Fix[] {
  return fixesFor(breach, sceneOf(roster, books));
}

/**
 * The repairs of each breach, looked up by what `suggestFixes` would give for it; the army is looked at once.
 * @throws {ParseError} where the roster names a list or variant that does not exist
 */
export function fixer(roster: Roster, books: Books): (breach: Target) => Fix[] {
  const scene = sceneOf(roster, books);
  return (breach) => fixesFor(breach, scene);
}

function fixesFor(target: Target, scene: Scene): Fix[] {
  if (!scene.before.has(breachKey(target))) return [];
  return chosenFor(target, scene)
    .sort(
      (one, other) =>
        byAgreement(one.kind) - byAgreement(other.kind) ||
        Number(other.clean) - Number(one.clean) ||
        bySize(one, other),
    )
    .map((tried) => fixOf(tried, scene));
}

/** One step where one will do, else the removal of the unit, else two steps. */
function chosenFor(target: Target, scene: Scene): Tried[] {
  const candidates = inOrder(candidatesFor(target, scene), scene);
  const single = pick(candidates, target, scene);
  if (single.length > 0) return single;
  const removed = pick(inOrder(removalFor(target, scene), scene), target, scene);
  if (removed.length > 0) return removed;
  return pick(inOrder(twoSteps(candidates, target, scene), scene), target, scene);
}

/** The fix with its words and where it leads, read off a whole report. */
function fixOf({ kind, edits }: Tried, scene: Scene): Fix {
  const { points, verdict, breaches } = checkRoster(applyEdits(scene.roster, edits), scene.books);
  const by = toPoints(toMoney(points.spent, scene.scale) - scene.spent, scene.scale);
  return { kind, edits, says: phrasesOf(edits, scene), points: { ...points, by }, verdict, breaches };
}
