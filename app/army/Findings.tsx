'use client';
import { useTranslations } from 'use-intl';
import { breachKey } from '@/lib/engine/fixes/identity';
import { besideUnit } from '@/lib/engine/text';
import type { Advice, Breach } from '@/lib/schema';
import { AgreedIcon, InfoIcon, WarningIcon } from '../ui/icons';
import { useWords } from '../words/useWords';
import { Repairs } from './Repairs';
import { WaiveButton } from './WaiveButton';

interface FindingsProps {
  breaches: readonly Breach[];
  advice: readonly Advice[];
  /** Where a unit's own card shows them: its place and title, which the messages then leave out. */
  unit?: { at: number; title: string };
}

/** Breaches and advice where they belong: at a unit, or at the head of a category. */
export function Findings({ breaches, advice, unit }: FindingsProps) {
  const words = useWords();
  const text = (message: string) => (unit ? besideUnit(message, unit, words) : message);
  if (breaches.length + advice.length === 0) return null;
  return (
    <ul className="flex flex-col gap-0.5">
      {breaches.map((breach) => (
        <li key={breachKey(breach)}>
          <span className={breach.waived ? 'flex gap-1.5' : 'flex gap-1.5 font-semibold text-breach'}>
            {breach.waived ? <AgreedIcon /> : <WarningIcon />}
            <span className="min-w-0 flex-1 wrap-anywhere">
              {text(breach.message)}
              {breach.waived && <Agreed note={breach.note} />}
            </span>
            <WaiveButton breach={breach} />
          </span>
          <Repairs breach={breach} />
        </li>
      ))}
      {advice.map(({ message }) => (
        <li key={message} className="flex gap-1.5 text-sm text-muted">
          <InfoIcon size={16} />
          <span className="min-w-0 wrap-anywhere">{text(message)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Says of a breach that the opponent agreed to it, and what was noted. */
export function Agreed({ note = '' }: { note?: string }) {
  const t = useTranslations('waivers');
  return (
    <span className="font-normal text-muted">
      {' '}
      {note === '' ? (
        t('agreed')
      ) : (
        <>
          {t('agreed-so')} <bdi className="whitespace-pre-line">{note}</bdi>
        </>
      )}
    </span>
  );
}
