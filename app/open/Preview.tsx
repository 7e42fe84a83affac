'use client';
import { useTranslations } from 'use-intl';
import { sayLeft, sayPrice, sayTotal } from '@/lib/sheet/say';
import type { Sheet } from '@/lib/sheet/sheet';
import { capital } from '@/lib/sheet/words';
import { Verdict } from '../ui/verdict';
import { useWords } from '../words/useWords';

/** What an army is before it comes in: name, list, points, verdict, breaches and units. */
export function Preview({ sheet }: { sheet: Sheet }) {
  const t = useTranslations('open');
  const words = useWords();
  return (
    <>
      <h1 className="font-bold text-2xl [overflow-wrap:anywhere]">
        <bdi>{sheet.name}</bdi>
      </h1>
      <p className="flex flex-wrap gap-x-3">
        <span>{sheet.list}</span>
        <span>
          {sayTotal(sheet.points, words)}, {sayLeft(sheet.points, words)}
        </span>
        <Verdict verdict={sheet.verdict} />
      </p>
      {sheet.breaches.length > 0 && (
        <ul aria-label={t('breaches')} className="mt-2 list-disc pl-5 text-breach">
          {sheet.breaches.map(({ message }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two breaches may read alike, and they never move
            <li key={at}>
              <bdi>{message}</bdi>
            </li>
          ))}
        </ul>
      )}
      <ol aria-label={t('units')} className="mt-3 rounded border border-line bg-surface">
        {sheet.units.map(({ number, title, kind, count, points }) => (
          <li key={number} className="flex gap-x-3 border-line border-b px-3 py-1 last:border-b-0">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <bdi className="font-semibold">{title}</bdi>{' '}
              <span className="text-muted">{[kind, count].filter(Boolean).join(', ')}</span>
            </span>
            <span className="whitespace-nowrap text-right">{capital(sayPrice(points, words))}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
