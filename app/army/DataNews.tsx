'use client';
import { useTranslations } from 'use-intl';
import type { DataNews as News } from '@/lib/shelf';
import { Button } from '../ui/button';
import { useChangeText } from '../ui/change-text';
import { InfoIcon } from '../ui/icons';

/** What other data have made of the army since it was saved, until the player has taken note. */
export function DataNews({ news, onNoted }: { news: News; onNoted(): void }) {
  const t = useTranslations('news');
  const textOf = useChangeText();
  return (
    <section
      aria-label={t('title')}
      className="mb-2 flex flex-col gap-2 rounded border border-line-strong bg-surface p-3"
    >
      <h2 className="flex items-start gap-2 font-bold">
        <span className="mt-0.5">
          <InfoIcon />
        </span>
        {t('title')}
      </h2>
      <p className="text-sm text-muted">
        {news.from !== news.to && t('versions', { from: news.from, to: news.to })} {t('safe')}
      </p>
      <ul className="max-h-60 list-disc overflow-y-auto pl-6">
        {news.changes.map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read alike, and they never move
          <li key={at} className="wrap-anywhere">
            {textOf(change)}
          </li>
        ))}
      </ul>
      <Button className="self-start" onClick={onNoted}>
        {t('noted')}
      </Button>
    </section>
  );
}
