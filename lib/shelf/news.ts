import type { DataChange, dataChanges } from '@/lib/changes';
import { type Figures, figuresOf } from '@/lib/changes/figures';
import type { Books } from '@/lib/engine/books';
import type { Army, Summary } from './army';
import { checkedDraft } from './checked';
import type { Draft } from './draft';

/** The figures of an army when it was last saved, and the version of the data that gave them. */
export interface Seen extends Figures {
  data: string;
}

/** What has changed in the data since an army was saved, until its player has taken note. */
export interface DataNews {
  /** Versions of its list, or of its system. */
  from: string;
  to: string;
  changes: DataChange[];
}

/** What is kept with an army besides its draft. */
export interface Weighed {
  summary: Summary;
  seen: Seen;
  news?: DataNews;
}

/** By which books, and which version of all data, an army is weighed. */
export interface Scales {
  books: Books;
  data: string;
  /** Tells what differs. Its code is needed only for an army that was weighed by other data (`isBehind`). */
  changes?: typeof dataChanges;
}

/** Whether an army was last weighed by other data than these. */
export function isBehind({ seen }: Pick<Army, 'seen'>, data: string): boolean {
  return seen !== undefined && seen.data !== data;
}

/** What an army comes to now. While it has no total, nothing is said of the army as a whole. */
function seenOf(draft: Draft, { books, data }: Scales): Seen {
  const { roster, report } = checkedDraft(draft, books);
  const keys = draft.units.map(({ key }) => key);
  const figures = figuresOf(roster, report, books, keys);
  return draft.points === null ? { ...figures, data, categories: [], breaches: [] } : { ...figures, data };
}

/**
 * What today's data have changed in an army as it is kept, with all that was told before; undefined for nothing.
 * @throws {Error} if the army is behind, and the scales have nothing to tell what differs
 */
export function newsOf(army: Pick<Army, 'draft' | 'seen' | 'news'>, scales: Scales): DataNews | undefined {
  const { draft, seen, news } = army;
  if (!seen || !isBehind(army, scales.data)) return news;
  if (!scales.changes) throw new Error('nothing to tell what differs');
  const now = seenOf(draft, scales);
  const changes = scales.changes(seen, now);
  if (changes.length === 0) return news;
  return {
    from: news?.from ?? seen.version,
    to: now.version,
    changes: [...(news?.changes ?? []), ...changes],
  };
}

/**
 * What to keep with a draft that takes the place of the army that is kept.
 * @throws {Error} if that army is behind, and the scales have nothing to tell what differs
 */
export function weigh(draft: Draft, kept: Army, scales: Scales): Weighed {
  const seen = seenOf(draft, scales);
  return { summary: summaryOf(draft, seen), seen, news: newsOf(kept, scales) };
}

/** The same as far as it can be told: without what tells the differences, an army that is behind stays so. */
export function weighInPart(draft: Draft, kept: Army, scales: Scales): Partial<Weighed> {
  const blind = isBehind(kept, scales.data) && !scales.changes;
  return blind ? { summary: summaryOf(draft, seenOf(draft, scales)) } : weigh(draft, kept, scales);
}

function summaryOf({ points }: Draft, { spent, verdict }: Seen): Summary {
  return { points: spent, verdict: points === null ? null : verdict };
}
