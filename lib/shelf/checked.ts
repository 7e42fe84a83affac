import { checkRoster } from '@/lib/engine';
import type { Books } from '@/lib/engine/books';
import type { Report, Roster } from '@/lib/schema';
import { type Draft, previewRoster } from './draft';

/** A draft as a roster, with its report; while it has no total, the verdict means nothing. */
export interface CheckedDraft {
  roster: Roster;
  report: Report;
}

const known = new WeakMap<Draft, CheckedDraft & { books: Books }>();

/** Checks a draft, once: the page asks to show it, and the shelf to keep what it comes to. Throws as `checkRoster`. */
export function checkedDraft(draft: Draft, books: Books): CheckedDraft {
  const before = known.get(draft);
  if (before?.books === books) return before;
  const roster = previewRoster(draft);
  const made = { roster, report: checkRoster(roster, books), books };
  known.set(draft, made);
  return made;
}
