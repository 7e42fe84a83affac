'use client';
import { useTranslations } from 'use-intl';
import type { Lost } from '@/lib/reader/lines';
import { sayLeft, sayPrice, sayTotal } from '@/lib/sheet/say';
import { capital } from '@/lib/sheet/words';
import { armyHref } from '../shelf/shelf';
import { Checkbox } from '../ui/choices';
import { Verdict } from '../ui/verdict';
import { useWords } from '../words/useWords';
import type { Offered } from './offer';

interface OfferCardProps {
  offer: Offered;
  chosen: boolean;
  /** The only army: its units are shown at once. */
  only: boolean;
  onToggle(): void;
}

/** An army before it comes in: name, list, points, verdict, units, and what was not understood. */
export function OfferCard({ offer, chosen, only, onToggle }: OfferCardProps) {
  const t = useTranslations('import');
  const words = useWords();
  const { sheet, source, twin, renamed, lost, noTotal } = offer;
  return (
    <section className="rounded border border-line px-3 py-2">
      <Checkbox
        checked={chosen}
        onCheckedChange={onToggle}
        label={<bdi className="font-semibold [overflow-wrap:anywhere]">{sheet.name}</bdi>}
        hint={<bdi>{source}</bdi>}
      />
      <p className="flex flex-wrap gap-x-3">
        <span>{sheet.list}</span>
        <span>
          {sayTotal(sheet.points, words)}, {sayLeft(sheet.points, words)}
        </span>
        <Verdict verdict={sheet.verdict} />
      </p>
      {twin && (
        <p className="font-semibold">
          {t('twin')} <a href={armyHref(twin.id)}>{t('open-twin')}</a>
        </p>
      )}
      {renamed !== undefined && !twin && <p>{t('renamed', { name: renamed })}</p>}
      {noTotal && <p>{t('no-total', { total: sayTotal(sheet.points, words) })}</p>}
      <LostList lost={lost} />
      <details open={only} className="mt-1">
        <summary className="min-h-6 cursor-pointer">{t('units', { count: sheet.units.length })}</summary>
        <ol className="divide-y divide-line">
          {sheet.units.map(({ number, title, kind, count, points }) => (
            <li key={number} className="flex gap-x-3 py-0.5">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <bdi>{title}</bdi>{' '}
                <span className="text-muted">{[kind, count].filter(Boolean).join(', ')}</span>
              </span>
              <span className="whitespace-nowrap">{capital(sayPrice(points, words))}</span>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

/** As many as a person reads. */
const SHOWN = 12;

function LostList({ lost }: { lost: readonly Lost[] }) {
  const t = useTranslations('import');
  if (lost.length === 0) return null;
  return (
    <div className="mt-1 rounded border border-advice bg-advice-soft px-2 py-1 text-sm">
      <p className="font-semibold">{t('lost')}</p>
      <ul>
        {lost.slice(0, SHOWN).map(({ line, text, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of a text, in its order
          <li key={at} className="[overflow-wrap:anywhere]">
            {t('line', { line })} <bdi>{text}</bdi> {why === 'not-offered' && t('not-offered')}
          </li>
        ))}
      </ul>
      {lost.length > SHOWN && <p>{t('more-lost', { count: lost.length - SHOWN })}</p>}
    </div>
  );
}
