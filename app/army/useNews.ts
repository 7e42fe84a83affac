'use client';
import { useRef, useState } from 'react';
import type { Army, DataNews } from '@/lib/shelf';
import { newsOf, type Scales } from '@/lib/shelf/news';
import type { UsedArmy } from '../shelf/useArmy';

/** What the data have changed in an army since it was saved; told of it as it was opened, whatever is edited then. */
export function useNews({ army, takeNote }: UsedArmy, scales: Scales) {
  const [noted, setNoted] = useState(false);
  const told = useRef<{ opened: Army; changes: Scales['changes']; news: DataNews | undefined }>(undefined);
  const { changes } = scales;
  if (army && (told.current?.opened.rev !== army.rev || told.current.changes !== changes)) {
    const opened = told.current?.opened.rev === army.rev ? told.current.opened : army;
    told.current = { opened, changes, news: safeNews(opened, scales) };
  }
  const news = noted ? undefined : told.current?.news;
  const note = () => {
    setNoted(true);
    takeNote();
  };
  return { news, note };
}

/** News are a courtesy: figures of a form that a later program wrote must not keep an army from being opened. */
function safeNews(army: Army, scales: Scales): DataNews | undefined {
  try {
    return newsOf(army, scales);
  } catch {
    return undefined;
  }
}
