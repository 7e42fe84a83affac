import type { Verdict } from '@/lib/schema';
import { MAX_NAME } from '@/lib/schema/limits';
import { type Draft, newKey } from './draft';
import type { DataNews, Seen } from './news';

/** What the list of armies shows of one without checking it again; no verdict while there is no total. */
export interface Summary {
  points: number;
  verdict: Verdict | null;
}

/** An army on the shelf. Each write makes the next revision; `changedAt` is in milliseconds of the epoch. */
export interface Army {
  id: string;
  rev: number;
  changedAt: number;
  draft: Draft;
  summary: Summary;
  /** Words by which the player tells armies apart; none in armies of before there were any. */
  tags?: string[];
  /** What it came to when it was last saved; armies of earlier versions have none. */
  seen?: Seen;
  /** What other data have made of it, until its player has taken note. */
  news?: DataNews;
}

/** An army that is on no shelf yet: revision 0. */
export function newArmy(draft: Draft, summary: Summary, seen?: Seen): Army {
  return { id: newKey(), rev: 0, changedAt: Date.now(), draft, summary, ...(seen && { seen }) };
}

const COPY = ' (copy)';

function copyName(name: string | undefined): string {
  if (!name) return 'Copy';
  return name.slice(0, MAX_NAME - COPY.length).replace(/[\uD800-\uDBFF]$/, '') + COPY;
}

/** The same army again under a new id, with a name that tells the two apart. */
export function copyOfArmy({ draft, summary, seen, tags }: Army): Army {
  return { ...newArmy({ ...draft, name: copyName(draft.name) }, summary, seen), ...(tags && { tags }) };
}

/** A name that none of `taken` has: the name itself, else with the first free number after it. */
export function freshName(name: string, taken: readonly (string | undefined)[]): string {
  const names = new Set(taken);
  let free = name;
  for (let count = 2; names.has(free); count += 1) free = `${name} ${count}`;
  return free;
}
