'use client';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { unitCategory } from '@/lib/engine';
import { type FillChoice, type FillWay, fillChoices } from '@/lib/engine/fill';
import type { Roster, Unit } from '@/lib/schema';
import { type DraftUnit, keyed } from '@/lib/shelf';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useWords } from '../../words/useWords';
import { newDesign } from '../designs';
import type { Now } from '../now';
import { useWorkbench } from '../workbench';
import { applied } from './applied';
import { FillForm } from './FillForm';
import { FillWays } from './FillWays';
import { type Remembered, recallFill, rememberFill } from './remembered';
import { type Filling, useFill } from './useFill';

interface FillDialogProps extends Now {
  open: boolean;
  onClose(): void;
}

/** Proposes legal ways to spend what is left; one of them may be taken. */
export function FillDialog({ open, onClose, draft, checked }: FillDialogProps) {
  const figures = useWords();
  const t = useTranslations('fill');
  const { spent, agreed } = checked.report.points;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('title')}
      description={t('says', { left: figures.points(agreed - spent), total: figures.points(agreed) })}
      wide
    >
      <FillPanel draft={draft} checked={checked} onClose={onClose} />
    </Dialog>
  );
}

/** Mounted afresh whenever the dialog opens, so that what was worked out for an older army is gone with it. */
function FillPanel({ draft, checked, onClose }: Omit<FillDialogProps, 'open'>) {
  const { books } = useWorkbench();
  const { roster } = checked;
  const designs = useDesigns(roster);
  const choices = useMemo(
    () => fillChoices(roster, books, designs).filter((choice) => isOpen(choice, roster)),
    [roster, books, designs],
  );
  const [asked, setAsked] = useAsked(roster, choices);
  const filling = useFill(roster, books);
  const take = useTake({ draft, checked }, onClose);
  return (
    <>
      {filling.state.at === 'asking' && (
        <FillForm
          {...{ choices, roster, asked }}
          categories={checked.categories}
          onAsked={setAsked}
          onGo={() => filling.start({ designs, ...asked })}
        />
      )}
      <Working filling={filling} />
      {filling.state.at === 'told' && (
        <FillWays result={filling.state.result} checked={checked} onTake={take} onBack={filling.back} />
      )}
    </>
  );
}

/** Whether there is anything to spend on a choice: another unit, or a larger one. */
function isOpen({ left, largest, units }: FillChoice, roster: Roster): boolean {
  return left !== 0 || units.some((at) => (roster.units[at]?.size ?? 1) < largest);
}

/** A blank design besides those that the army has. */
function useDesigns(roster: Roster): readonly Unit[] {
  const { books } = useWorkbench();
  return useMemo(() => {
    const system = books.system(roster.system);
    return system?.kind === 'formula' ? [newDesign({ champion: false }, system)] : [];
  }, [roster.system, books]);
}

/** Large enough for a unit of the field; larger ones the army may have already. */
const LARGEST = 30;

/** What is ticked: as it was last time, else all that the army has. It is remembered when work starts. */
function useAsked(roster: Roster, choices: readonly FillChoice[]) {
  const kind = roster.system === 'medieval' ? roster.system : `${roster.system} ${roster.list}`;
  const [asked, setAsked] = useState((): Remembered => {
    const sizes = (roster.units as readonly Unit[]).map(({ size }) => size ?? 1);
    const fresh = {
      ticked: choices.filter(({ units }) => units.length > 0).map(({ id }) => id),
      largest: Math.max(LARGEST, ...sizes),
    };
    return recallFill(kind) ?? fresh;
  });
  const ask = (next: Remembered) => {
    setAsked(next);
    rememberFill(kind, next);
  };
  return [asked, ask] as const;
}

function useTake({ draft, checked }: Now, onClose: () => void) {
  const figures = useWords();
  const t = useTranslations('fill');
  const { actions, books, frame } = useWorkbench();
  return (way: FillWay) => {
    const keys = draft.units.map(({ key }) => key);
    const added = way.changes.flatMap((change): DraftUnit[] =>
      change.kind === 'add' ? [keyed(change.unit)] : [],
    );
    const categories = checked.categories.map(({ id }) => id);
    const categoryOf = (unit: DraftUnit) => unitCategory(unit, frame, books);
    actions.edit(applied(way, { keys, added }, { categories, categoryOf }));
    actions.say(t('taken', { added: figures.points(way.added) }));
    onClose();
  };
}

function Working({ filling: { state, back } }: { filling: Filling }) {
  const t = useTranslations('fill');
  if (state.at === 'failed') {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>{t('failed')}</p>
        <Button onClick={back}>{t('back')}</Button>
      </div>
    );
  }
  if (state.at !== 'working') return null;
  return (
    <div className="flex flex-col gap-3">
      <p role="status">{t('working')}</p>
      <progress className="h-3 w-full accent-accent" aria-label={t('working')} max={1} value={state.done} />
      <div>
        <Button autoFocus onClick={back}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
