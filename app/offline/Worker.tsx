'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useMayWait } from '../shares/mark';
import { saveAll } from '../shelf/unsaved';
import { Button } from '../ui/button';
import { type News, onNews, seeNews } from './news';

const NO_NEWS: News = { update: 'none', kept: false };
const useNews = () => useSyncExternalStore(onNews, seeNews, () => NO_NEWS);

/** Milliseconds after which a browser that is never idle starts the worker all the same. */
const AT_LAST = 5_000;

/** Calls back once the page stands and the browser has nothing else to do. */
function whenIdle(work: () => void): () => void {
  const later = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: AT_LAST });
    else setTimeout(work, 1_000);
  };
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
  return () => window.removeEventListener('load', later);
}

const wanted = () =>
  process.env.NODE_ENV === 'production' &&
  'serviceWorker' in navigator &&
  document.documentElement.dataset.worker !== 'off';

/** Starts the worker, and tells of a newer version: it waits until the player says so. */
export function WorkerNews() {
  const t = useTranslations('offline');
  const { update } = useNews();
  const [idle, setIdle] = useState(false);
  const send = useMayWait() && idle;
  useEffect(() => {
    if (send)
      void import('../shares/queue').then(({ startSending }) => startSending()).catch(() => undefined);
  }, [send]);
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true);
        if (wanted()) void import('./worker').then(({ startWorker }) => startWorker()).catch(() => undefined);
      }),
    [],
  );
  return (
    <div role="status" className="ml-auto flex items-center gap-2 text-sm">
      {update !== 'none' && (
        <>
          <span className="sr-only leading-tight sm:not-sr-only">{t(`update.${update}`)}</span>
          <Button size="sm" look="primary" onClick={() => void renew(update)}>
            {t(update === 'waiting' ? 'update.now' : 'update.reload')}
          </Button>
        </>
      )}
    </div>
  );
}

async function renew(update: News['update']): Promise<void> {
  if (update === 'waiting') return (await import('./worker')).updateNow();
  if (await saveAll()) location.reload();
}

/** Whether the pages work without a network by now. */
export function KeptNote() {
  const t = useTranslations('offline');
  const { kept } = useNews();
  return kept ? <span data-kept="">{t('kept')}</span> : null;
}
