'use client';
import { useTranslations } from 'use-intl';
import type { DataChange } from '@/lib/changes';
import { pointsText } from '@/lib/engine';
import type { DataNews as News } from '@/lib/shelf';
import { Button } from '../ui/button';
import { InfoIcon } from '../ui/icons';
import { limitWords } from './words';

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

/** A change in words. */
function useChangeText(): (change: DataChange) => string {
  const t = useTranslations('news');
  const numbers = (units: readonly number[]) => t('units', { count: units.length, units: units.join(', ') });
  const step = ({ from, to }: { from: number; to: number }) =>
    t('step', { from: pointsText(from), to: pointsText(to) });
  return (change) => {
    switch (change.kind) {
      case 'gone':
      case 'back':
        return t(change.kind, { name: change.name, units: numbers(change.units) });
      case 'renamed':
        return t('renamed', { ...change.names });
      case 'price': {
        const units = change.units.map((unit) => t('unit', { unit: unit.unit, step: step(unit) })).join(', ');
        const { name, each } = change;
        return each ? t('price-each', { name, step: step(each), units }) : t('price', { name, units });
      }
      case 'limits': {
        const [from, to] = [change.limits.from, change.limits.to].map(
          (limits) => limitWords(limits) || t('no-limit'),
        );
        return t('limits', { name: change.name, from: from ?? '', to: to ?? '' });
      }
      case 'total':
        return t('total', { step: step(change.points) });
      case 'breach':
      case 'mended':
        return t(change.kind, { message: change.message });
      case 'verdict':
        return t('verdict', { from: t(change.verdicts.from), to: t(change.verdicts.to) });
    }
  };
}
