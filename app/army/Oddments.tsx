'use client';
import { useTranslations } from 'use-intl';
import { capital } from '@/lib/engine/text';
import type { Entry } from '@/lib/schema';
import type { DraftUnit } from '@/lib/shelf';
import { Button } from '../ui/button';
import { WarningIcon } from '../ui/icons';
import { dropLast } from './edits';
import { oddments } from './offers';
import { homeOf } from './terms';
import { useTerms } from './useTerms';
import { useWorkbench } from './workbench';

/** What an uploaded roster chose beyond what is offered: shown as it stands, to be left out at a click. */
export function Oddments({ unit, entry }: { unit: DraftUnit; entry: Entry | undefined }) {
  const offered = {
    command: entry?.command.map(({ id }) => id) ?? [],
    options: entry?.options.map(({ id }) => id) ?? [],
  };
  return <OddmentList unit={unit} offered={offered} />;
}

interface OddmentListProps {
  unit: DraftUnit;
  offered: Parameters<typeof oddments>[1];
}

export function OddmentList({ unit, offered }: OddmentListProps) {
  const t = useTranslations();
  const { actions, frame } = useWorkbench();
  const { name } = useTerms(homeOf(unit, frame));
  const found = oddments(unit, offered);
  if (found.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {found.map(({ list, id, why }) => (
        <li key={`${list} ${id}`} className="flex flex-wrap items-center gap-2 text-breach">
          <WarningIcon />
          <span className="min-w-0 wrap-anywhere">
            {why === 'twice'
              ? t('army.odd.twice', { choice: capital(name(id)) })
              : t('army.odd.notOffered', { id })}
          </span>
          <Button size="sm" onClick={() => actions.editUnit(unit.key, dropLast(list, id))}>
            {t.rich('army.odd.leaveOut', { id, quiet: (words) => <span className="sr-only">{words}</span> })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
