/** What there is to tell of the worker: of a newer version that waits, or of one that came while this page was open. */
export interface News {
  update: 'none' | 'waiting' | 'arrived';
  /** Whether the pages work without a network by now. */
  kept: boolean;
}

let news: News = { update: 'none', kept: false };
const listeners = new Set<() => void>();

export const seeNews = (): News => news;

export function tellNews(part: Partial<News>): void {
  news = { ...news, ...part };
  for (const listener of listeners) listener();
}

export function onNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
