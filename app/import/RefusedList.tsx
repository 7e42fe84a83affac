'use client';
import { useTranslations } from 'use-intl';
import type { Refused } from './read';
import { useRefusal } from './useRefusal';

/** What was not understood, with its place. */
export function RefusedList({ refused }: { refused: readonly Refused[] }) {
  const t = useTranslations('import');
  const words = useRefusal();
  if (refused.length === 0) return null;
  return (
    <ul role="alert" aria-label={t('refused')} className="rounded border border-breach px-3 py-2 text-sm">
      {refused.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and they never move
        <li key={at} className="break-words whitespace-pre-line">
          <bdi className="font-semibold">{one.source}</bdi>:{' '}
          <bdi lang={typeof one.why === 'string' ? 'en' : undefined}>{words(one)}</bdi>
        </li>
      ))}
    </ul>
  );
}
