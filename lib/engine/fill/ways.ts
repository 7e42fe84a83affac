import type { Found, Task, Terms } from './best';
import type { Work } from './plan';

/** How far the work is: from 0 to 1. */
export type Progress = number;

/** A branch of the search, and the best filling there. */
interface Leaf {
  terms: Terms;
  found: Found;
}

/** How ways are found and told apart. */
interface Search {
  best(terms: Terms): Work<Found | null>;
  isSound(found: Found): boolean;
  /** How many are wanted. */
  most: number;
  large: Task['large'];
}

/**
 * The best fillings, best first, each truly different from every better one: it leaves out one of its moves
 * altogether, or makes a large change of a kind that the better one does not make. So none is a better one
 * with a little of something else mixed in.
 *
 * The search is a tree of hitting sets (as in R. Reiter's theory of diagnosis, 1987): each branch differs from
 * a filling in one of these ways, and the leaf whose best filling is best comes next.
 */
export function* differentWays({ best, isSound, most, large }: Search): Generator<Progress, Found[], void> {
  const ways: Found[] = [];
  const seen = new Set<string>();
  let leaves: Leaf[] = [];
  let worked = 0;
  function* grow(terms: Terms): Generator<Progress, void, void> {
    const key = JSON.stringify([[...terms.without].sort(), terms.beyond]);
    if (seen.has(key)) return;
    seen.add(key);
    const work = best(terms);
    let step = work.next();
    while (!step.done) {
      worked += 1;
      yield progress(ways.length, most, worked);
      step = work.next();
    }
    if (step.value) leaves.push({ terms, found: step.value });
  }
  yield* grow({ without: new Set(), beyond: [] });
  while (leaves.length > 0 && ways.length < most) {
    const leaf = leaves.reduce((first, other) => (isBetter(other.found, first.found) ? other : first));
    leaves = leaves.filter((other) => other !== leaf);
    const like = ways.find((way) => !differs(leaf.found, way, large));
    if (!like && isSound(leaf.found)) {
      ways.push(leaf.found);
      worked = 0;
    }
    if (ways.length < most) for (const terms of branches(leaf.terms, like ?? leaf.found)) yield* grow(terms);
  }
  return ways;
}

function differs(found: Found, way: Found, large: Search['large']): boolean {
  if (way.moves.some((move) => !found.moves.includes(move))) return true;
  return found.taken.some(({ slot, step }) => step.money >= large && !way.moves.includes(slot.move));
}

/** The same terms, but different from a filling. */
function branches({ without, beyond }: Terms, { moves }: Found): Terms[] {
  const left = moves.map((move) => ({ without: new Set([...without, move]), beyond }));
  return [...left, { without, beyond: [...beyond, moves] }];
}

function isBetter(one: Found, other: Found): boolean {
  if (one.added !== other.added) return one.added > other.added;
  return one.taken.length < other.taken.length;
}

/** Each way is a fifth of the work where five are wanted; within one the bar slows down but never stands. */
function progress(found: number, most: number, worked: number): Progress {
  return Math.min(1, (found + 1 - 50 / (50 + worked)) / most);
}
