import { Listeners } from '@/lib/shelf/listeners';

/** What there is to tell of the worker: of a newer version that waits, or of one that came while this page was open. */
export interface News {
  update: 'none' | 'waiting' | 'arrived';
  /** Whether the pages work without a network by now. */
  kept: boolean;
}

let news: News = { update: 'none', kept: false };
const listeners = new Listeners();

export const seeNews = (): News => news;

export function tellNews(part: Partial<News>): void {
  news = { ...news, ...part };
  listeners.tell();
}

export const onNews = listeners.subscribe;
