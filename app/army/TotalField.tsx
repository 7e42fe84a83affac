'use client';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { typedTotal } from '@/lib/shelf';
import { classes, inputClasses } from '../ui/classes';
import { DownIcon } from '../ui/icons';
import { useWords } from '../words/useWords';
import { useTyped } from './useTyped';
import { useWorkbench } from './workbench';

export const TOTAL_ID = 'agreed-total';

/** The agreed total: typed, or a common one at a click. Blank or 0 is none. */
export function TotalField({ points }: { points: number | null }) {
  const t = useTranslations();
  const { actions, books, frame } = useWorkbench();
  const errorId = useId();
  const system = books.system(frame.system);
  const set = (next: number | null) =>
    actions.edit((before) => (before.points === next ? before : { ...before, points: next }));
  const { input, refused } = useTyped({
    shown: points === null ? '' : String(points),
    read: (text) => typedTotal(text, { halves: system?.kind === 'formula' }, books.words),
    onCommit: set,
  });
  return (
    <div className="relative flex min-w-0 flex-wrap items-center gap-1">
      <input
        {...input}
        id={TOTAL_ID}
        aria-label={t('army.total.label')}
        aria-describedby={refused ? errorId : undefined}
        placeholder={t('army.total.placeholder')}
        inputMode="decimal"
        enterKeyHint="done"
        className={classes(inputClasses, 'w-24! text-right font-semibold')}
      />
      <span aria-hidden="true" className="text-muted">
        {t('army.status.points')}
      </span>
      <CommonTotals totals={system?.commonTotals ?? []} onTotal={set} />
      {refused && (
        <p id={errorId} role="alert" className="refusal">
          {refused}
        </p>
      )}
    </div>
  );
}

/** A native list behind an icon. */
function CommonTotals({ totals, onTotal }: { totals: readonly number[]; onTotal(points: number): void }) {
  const t = useTranslations();
  const words = useWords();
  return (
    <span className="icon-select">
      <DownIcon />
      <select
        aria-label={t('army.total.common')}
        title={t('army.total.common')}
        value=""
        onChange={(event) => onTotal(Number(event.target.value))}
      >
        <option value="" disabled>
          {t('army.total.common')}
        </option>
        {totals.map((points) => (
          <option key={points} value={points}>
            {words.points(points)}
          </option>
        ))}
      </select>
    </span>
  );
}
