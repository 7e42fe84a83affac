'use client';
import { memo } from 'react';
import type { ArmyRoom, CategoryRoom } from '@/lib/engine/room';
import type { CategoryReport, Report } from '@/lib/schema';
import type { Words } from '@/lib/words';
import { classes } from '../ui/classes';
import { useWords } from '../words/useWords';
import { limitWords } from './words';

interface SharesProps {
  report: Report;
  names: readonly { id: string; name: string }[];
  /** Without a total there are points, but no limits. */
  agreed: boolean;
  /** In one row of small bars. */
  small?: boolean;
  /** What still fits into each. */
  room?: ArmyRoom['category'] | undefined;
}

/** The points of each category as a bar on one scale, its limits marked. */
export function Shares({ report, names, agreed, small, room }: SharesProps) {
  const words = useWords();
  const scale = Math.max(agreed ? report.points.agreed : 0, report.points.spent, 1);
  return (
    <ul className={small ? 'flex gap-2' : 'flex flex-col gap-2'}>
      {report.categories.map((row) => (
        <li key={row.category} className="min-w-0 flex-1">
          <Share
            row={row}
            agreed={agreed}
            name={names.find(({ id }) => id === row.category)?.name ?? row.category}
            scale={scale}
            broken={agreed && breaksAny(report, row.category)}
            small={small}
            left={agreed ? leftWords(room?.(row.category), words) : ''}
          />
        </li>
      ))}
    </ul>
  );
}

function breaksAny({ breaches }: Report, category: string): boolean {
  return breaches.some(({ where, waived }) => !waived && 'category' in where && where.category === category);
}

interface ShareProps {
  row: CategoryReport;
  name: string;
  scale: number;
  broken: boolean;
  small?: boolean;
  agreed: boolean;
  /** What of it is left, in words. */
  left: string;
}

/** `47 left`, `250 to go`, `3 over`. */
function leftWords(room: CategoryRoom | undefined, words: Words): string {
  if (!room) return '';
  if (room.missing > 0) return words.say('room.missing', { points: words.points(room.missing) });
  if (room.left < 0) return words.say('room.over', { points: words.points(-room.left) });
  return words.say('room.left', { points: words.points(room.left) });
}

const Share = memo(function Share({ row, agreed, name, scale, broken, small, left }: ShareProps) {
  const words = useWords();
  const { points } = row;
  const { min, max } = agreed ? row : { min: null, max: null };
  const limits = agreed ? limitWords(row, words) : '';
  const place = (value: number) => `${Math.min((100 * value) / scale, 100)}%`;
  const text = words.list([
    words.say('army.status.category', { name, points: words.amount(points) }),
    limits,
    left,
    broken ? words.say('army.status.notMet') : '',
  ]);
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a browser builds parts within its own element, each drawn at every change */}
      <span
        role="meter"
        className="sr-only"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={scale}
        aria-valuenow={points}
        aria-valuetext={text}
      />
      <span
        aria-hidden="true"
        className={classes(
          'flex justify-between gap-x-2',
          small ? 'text-xs leading-tight' : 'flex-wrap text-sm',
        )}
      >
        <span className={classes('truncate', broken && 'font-semibold text-breach')}>{name}</span>
        <span className={classes('whitespace-nowrap', broken && 'font-semibold text-breach')}>
          {broken && '✕ '}
          <span className="font-semibold">{words.points(points)}</span>
          {!small && limits && <span className={broken ? '' : 'text-muted'}> {limits}</span>}
          {left && <span className={broken ? '' : 'text-muted'}>{limits ? `, ${left}` : ` ${left}`}</span>}
        </span>
      </span>
      <span
        aria-hidden="true"
        className={classes('bar relative block rounded-xs bg-line', small ? 'h-1.5' : 'h-2.5')}
      >
        <span
          className={classes(
            'bar-part absolute inset-y-0 left-0 rounded-xs',
            broken ? 'bg-breach' : 'bg-legal',
          )}
          style={{ width: place(points) }}
        />
        {[min, max].map(
          (limit) =>
            limit !== null && (
              <span
                key={limit}
                className="bar-mark absolute -inset-y-0.5 w-0.5 bg-ink"
                style={{ left: `calc(${place(limit)} - 1px)` }}
              />
            ),
        )}
      </span>
    </div>
  );
});
