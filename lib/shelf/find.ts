import type { Army } from './army';

/** Ways to order the list of armies. */
export const SORTS = ['changed', 'name', 'points', 'list'] as const;
export type Sort = (typeof SORTS)[number];

/** What of the armies is shown, and how. */
export interface Wanted {
  /** Words that must all be found in the name, list or tags. */
  text: string;
  /** Tags that an army must all have. */
  tags: readonly string[];
  sort: Sort;
}

const MOST_TAGS = 20;
const LONGEST_TAG = 40;

/** Letters as they are compared: small, and without their accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Tags as they were typed, between commas: each once whatever its capitals, at most twenty of forty letters. */
export function readTags(text: string): string[] {
  const found = new Map<string, string>();
  for (const part of text.split(',')) {
    const tag = [...part.trim().replace(/\s+/g, ' ')].slice(0, LONGEST_TAG).join('');
    if (tag !== '' && !found.has(plain(tag))) found.set(plain(tag), tag);
  }
  return [...found.values()].slice(0, MOST_TAGS);
}

/** All tags in use, by the alphabet, each once whatever its capitals. */
export function tagsOf(armies: readonly Army[]): string[] {
  const found = new Map<string, string>();
  for (const tag of armies.flatMap(({ tags = [] }) => tags)) {
    if (!found.has(plain(tag))) found.set(plain(tag), tag);
  }
  return [...found.values()].sort((a, b) => a.localeCompare(b));
}

function fits({ draft, tags = [] }: Army, kind: string, wanted: Wanted): boolean {
  const own = new Set(tags.map(plain));
  if (!wanted.tags.every((tag) => own.has(plain(tag)))) return false;
  const text = plain([draft.name, kind, ...tags].join(' '));
  return plain(wanted.text)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The armies that are wanted, in order; alike ones stay in the order in which they came. */
export function findArmies(armies: readonly Army[], wanted: Wanted, kindOf: (army: Army) => string): Army[] {
  const name = ({ draft }: Army) => draft.name?.trim() ?? '';
  const orders: Record<Sort, (a: Army, b: Army) => number> = {
    changed: (a, b) => b.changedAt - a.changedAt,
    name: (a, b) => name(a).localeCompare(name(b), undefined, { numeric: true }),
    points: (a, b) => b.summary.points - a.summary.points,
    list: (a, b) => kindOf(a).localeCompare(kindOf(b)),
  };
  return armies.filter((army) => fits(army, kindOf(army), wanted)).sort(orders[wanted.sort]);
}
