import { checkRoster } from '@/lib/engine';
import type { Books } from '@/lib/engine/books';
import type { Summary } from './army';
import { type Draft, previewRoster } from './draft';

/** What the list of armies shows of a draft. */
export function summaryOf(draft: Draft, books: Books): Summary {
  const { points, verdict } = checkRoster(previewRoster(draft), books);
  return { points: points.spent, verdict: draft.points === null ? null : verdict };
}
