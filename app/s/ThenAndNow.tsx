import { useTranslations } from 'use-intl';
import { sayTotal } from '@/lib/sheet/say';
import { useChangeText } from '../ui/change-text';
import { useWords } from '../words/useWords';
import type { Shared } from './shared';

/** When it was shared and how it stood then; where today's data make something else of it, what. */
export function ThenAndNow({ shared }: { shared: Shared }) {
  const t = useTranslations('stood');
  const words = useWords();
  const { sheet, sharedBy, stood: then } = shared;
  const date = sheet.date ?? '';
  if (!then) {
    const key = sharedBy === sheet.dataVersion ? 'shared' : 'shared-before';
    return <p className="text-muted text-sm print:hidden">{t(key, { date, version: sharedBy })}</p>;
  }
  const stood = { points: sayTotal(then.points, words), verdict: t(then.verdict, { count: then.breaches }) };
  if (then.changes.length === 0) {
    return <p className="text-muted text-sm print:hidden">{t('same', { date, ...stood })}</p>;
  }
  return <Changed shared={shared} changes={then.changes} stood={{ date, version: sharedBy, ...stood }} />;
}

interface ChangedProps {
  shared: Shared;
  changes: NonNullable<Shared['stood']>['changes'];
  stood: { date: string; version: string; points: string; verdict: string };
}

function Changed({ shared: { sheet }, changes, stood }: ChangedProps) {
  const t = useTranslations('stood');
  const words = useWords();
  const textOf = useChangeText();
  return (
    <section aria-labelledby="then" className="mb-3 rounded border border-line-strong bg-surface p-3">
      <h2 id="then" className="font-bold">
        {t('title')}
      </h2>
      <p>{t('before', stood)}</p>
      <p>
        {t('now', {
          points: sayTotal(sheet.points, words),
          verdict: sheet.verdictText,
          version: sheet.dataVersion ?? '',
        })}
      </p>
      <ul className="list-disc pl-6">
        {changes.map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read alike, and they never move
          <li key={at}>{textOf(change)}</li>
        ))}
      </ul>
    </section>
  );
}
