import { besideUnit } from '@/lib/engine/text';
import type { Advice, Breach } from '@/lib/schema';
import { InfoIcon, WarningIcon } from '../ui/icons';

interface FindingsProps {
  breaches: readonly Breach[];
  advice: readonly Advice[];
  /** Where a unit's own card shows them: its place and title, which the messages then leave out. */
  unit?: { at: number; title: string };
}

/** Breaches and advice where they belong: at a unit, or at the head of a category. */
export function Findings({ breaches, advice, unit }: FindingsProps) {
  const text = (message: string) => (unit ? besideUnit(message, unit.at, unit.title) : message);
  if (breaches.length + advice.length === 0) return null;
  return (
    <ul className="flex flex-col gap-0.5">
      {breaches.map(({ message }) => (
        <li key={message} className="flex gap-1.5 font-semibold text-breach">
          <WarningIcon />
          <span className="min-w-0 wrap-anywhere">{text(message)}</span>
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
