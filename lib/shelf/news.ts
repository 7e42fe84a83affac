import { type DataChange, dataChanges, type Figures, figuresOf } from '@/lib/changes';
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
}

/** What an army comes to now. While it has no total, nothing is said of the army as a whole. */
function seenOf(draft: Draft, { books, data }: Scales): Seen {
  const { roster, report } = checkedDraft(draft, books);
  const keys = draft.units.map(({ key }) => key);
  const figures = figuresOf(roster, report, books, keys);
  return draft.points === null ? { ...figures, data, categories: [], breaches: [] } : { ...figures, data };
}

/** What today's data have changed in an army as it is kept, with all that was told before; undefined for nothing. */
export function newsOf(army: Pick<Army, 'draft' | 'seen' | 'news'>, scales: Scales): DataNews | undefined {
  const { draft, seen, news } = army;
  if (!seen || seen.data === scales.data) return news;
  const now = seenOf(draft, scales);
  const changes = dataChanges(seen, now);
  if (changes.length === 0) return news;
  return {
    from: news?.from ?? seen.version,
    to: now.version,
    changes: [...(news?.changes ?? []), ...changes],
  };
}

/** What to keep with a draft that takes the place of the army that is kept. */
export function weigh(draft: Draft, kept: Army, scales: Scales): Weighed {
  const seen = seenOf(draft, scales);
  const summary: Summary = { points: seen.spent, verdict: draft.points === null ? null : seen.verdict };
  return { summary, seen, news: newsOf(kept, scales) };
}
