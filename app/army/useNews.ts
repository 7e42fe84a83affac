'use client';
import { useRef, useState } from 'react';
import type { Books } from '@/lib/engine';
import type { Army, DataNews } from '@/lib/shelf';
import { newsOf } from '@/lib/shelf/news';
import type { UsedArmy } from '../shelf/useArmy';
import { pageDataVersion } from '../ui/data-version';

/** What the data have changed in an army since it was saved; told of it as it was opened, whatever is edited then. */
export function useNews({ army, takeNote }: UsedArmy, books: Books) {
  const [noted, setNoted] = useState(false);
  const told = useRef<{ rev: number; news: DataNews | undefined }>(undefined);
  if (army && told.current?.rev !== army.rev) told.current = { rev: army.rev, news: safeNews(army, books) };
  const news = noted ? undefined : told.current?.news;
  const note = () => {
    setNoted(true);
    takeNote();
  };
  return { news, note };
}

/** News are a courtesy: figures of a form that a later program wrote must not keep an army from being opened. */
function safeNews(army: Army, books: Books): DataNews | undefined {
  try {
    return newsOf(army, { books, data: pageDataVersion() });
  } catch {
    return undefined;
  }
}
