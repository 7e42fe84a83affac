'use client';
import { useTranslations } from 'use-intl';
import type { Entry } from '@/lib/schema';
import type { DraftUnit } from '@/lib/shelf';
import type { Words } from '@/lib/words';
import { AgreedIcon, WarningIcon } from '../ui/icons';
import { useWords } from '../words/useWords';
import { isDesigned } from './edits';
import { Grip } from './Grip';
import type { UnitView } from './marks';
import { SelectBox } from './SelectBox';
import { useWorkbench } from './workbench';

interface UnitLineProps {
  unit: DraftUnit;
  view: UnitView;
  title: string;
  entry: Entry | undefined;
}

/** A unit of the condensed view: number, name, models, points, and whether it breaks something. A press opens it. */
export function UnitLine({ unit, view, title, entry }: UnitLineProps) {
  const { actions } = useWorkbench();
  const words = useWords();
  const { points } = view.report;
  return (
    <h3 className="flex items-center">
      <Grip />
      <SelectBox unitKey={unit.key} title={title} at={view.at} />
      <button
        type="button"
        aria-expanded={false}
        data-do="fold"
        onClick={({ shiftKey, ctrlKey, metaKey }) =>
          shiftKey || ctrlKey || metaKey ? actions.select(unit.key, shiftKey) : actions.fold(unit.key, true)
        }
        className="unit-line"
      >
        <span className="text-muted text-sm">{view.at + 1}</span>
        <bdi className="truncate font-semibold">{title}</bdi>
        <span className="whitespace-nowrap text-muted text-sm">{modelsOf(unit, entry, words)}</span>
        <span className="text-right font-semibold">
          {points === null ? '–' : words.points(points)}
          <span className="sr-only"> {words.say('army.status.points')}</span>
        </span>
        <Mark view={view} />
      </button>
    </h3>
  );
}

/** A character is one. */
function modelsOf(unit: DraftUnit, entry: Entry | undefined, words: Words): string {
  const size = unit.size ?? 1;
  if (entry) return entry.kind === 'character' && size === 1 ? '' : words.counted(size, entry.size.noun);
  return isDesigned(unit) ? words.say('count.figures', { count: size }) : words.points(size);
}

/** Told by a sign and in words, so that it is no matter of colour. */
function Mark({ view: { breaches } }: { view: UnitView }) {
  const t = useTranslations('hand');
  const open = breaches.filter(({ waived }) => !waived).length;
  if (breaches.length === 0) return <span />;
  return (
    <span className={open > 0 ? 'text-breach' : 'text-muted'}>
      {open > 0 ? <WarningIcon size={16} /> : <AgreedIcon size={16} />}
      <span className="sr-only">
        {open > 0 ? t('line-breaches', { count: open }) : t('line-waived', { count: breaches.length })}
      </span>
    </span>
  );
}
