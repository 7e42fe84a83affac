'use client';
import { useId } from 'react';
import { pointsText } from '@/lib/engine';
import { type Draft, typedTotal } from '@/lib/shelf';
import { classes, inputClasses } from '../ui/classes';
import { DownIcon } from '../ui/icons';
import { useTyped } from './useTyped';
import { useWorkbench } from './workbench';

export const TOTAL_ID = 'agreed-total';

/** The agreed total: typed, or a common one at a click. Blank or 0 is none. */
export function TotalField({ draft }: { draft: Draft }) {
  const { actions, books } = useWorkbench();
  const errorId = useId();
  const system = books.system(draft.system);
  const set = (points: number | null) =>
    actions.edit((before) => (before.points === points ? before : { ...before, points }));
  const { input, refused } = useTyped({
    shown: draft.points === null ? '' : String(draft.points),
    read: (text) => typedTotal(text, { halves: system?.kind === 'formula' }),
    onCommit: set,
  });
  return (
    <div className="relative flex items-center gap-1">
      <input
        {...input}
        id={TOTAL_ID}
        aria-label="Agreed total"
        aria-describedby={refused ? errorId : undefined}
        placeholder="Total"
        inputMode="decimal"
        enterKeyHint="done"
        className={classes(inputClasses, 'w-24! text-right font-semibold')}
      />
      <span aria-hidden="true" className="text-muted">
        points
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
  return (
    <span className="icon-select">
      <DownIcon />
      <select
        aria-label="Common totals"
        title="Common totals"
        value=""
        onChange={(event) => onTotal(Number(event.target.value))}
      >
        <option value="" disabled>
          Common totals
        </option>
        {totals.map((points) => (
          <option key={points} value={points}>
            {pointsText(points)}
          </option>
        ))}
      </select>
    </span>
  );
}
