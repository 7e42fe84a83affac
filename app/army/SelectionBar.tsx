'use client';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Draft, type DraftUnit, newKey } from '@/lib/shelf';
import { Button } from '../ui/button';
import { CopyIcon, CrossIcon, RightIcon, TrashIcon } from '../ui/icons';
import { useWords } from '../words/useWords';
import { useSelectedKeys } from './selection';
import { duplicateUnits, placesOf, putBack, removeUnits, unitsOf } from './several';
import { type Transfer, TransferDialog } from './TransferDialog';
import { toastLater } from './toasts';
import type { Checked } from './useChecked';
import { useHeight } from './useHeight';
import { useWorkbench } from './workbench';

interface SelectionBarProps {
  id: string;
  draft: Draft;
  checked: Checked;
}

/** At the foot of the screen while units are selected: how many, their points, and what can be done with them. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection } = useWorkbench();
  const keys = useSelectedKeys();
  const units = useMemo(() => unitsOf(props.draft, keys), [props.draft, keys]);
  // The bar stays mounted once it was shown.
  if (!selection.isOn()) return null;
  return <Bar {...props} units={units} />;
}

function pointsOf(units: readonly DraftUnit[], { views }: Checked): number {
  return units.reduce((sum, { key }) => sum + (views.get(key)?.report.points ?? 0), 0);
}

function Bar({ id, draft, checked, units }: SelectionBarProps & { units: readonly DraftUnit[] }) {
  const figures = useWords();
  const t = useTranslations('hand');
  const { selection } = useWorkbench();
  const bar = useHeight('--dock');
  const [transfer, setTransfer] = useState<Transfer | null>(null);
  const none = units.length === 0;
  const all = draft.units.map(({ key }) => key);
  const several = useSeveral(draft, units);
  useSelectionKeys({ all, none, remove: several.remove });
  return (
    <section ref={bar} aria-label={t('selection')} className="selection-bar">
      <p role="status" className="w-full sm:w-auto sm:flex-1">
        <b>{t('units', { count: units.length })}</b>
        {!none && (
          <span className="text-muted">
            , {t('points', { points: figures.points(pointsOf(units, checked)) })}
          </span>
        )}
      </p>
      <Button size="sm" onClick={() => selection.set(units.length === all.length ? [] : all)}>
        {units.length === all.length ? t('select-none') : t('select-all')}
      </Button>
      <Button size="sm" disabled={none} onClick={several.duplicate}>
        <CopyIcon size={15} />
        {t('duplicate')}
      </Button>
      <Button size="sm" disabled={none} onClick={() => setTransfer('move')}>
        <RightIcon size={15} />
        {t('move-to')}
      </Button>
      <Button size="sm" disabled={none} onClick={() => setTransfer('copy')}>
        {t('copy-to')}
      </Button>
      <Button size="sm" look="danger" disabled={none} onClick={several.remove}>
        <TrashIcon size={15} />
        {t('delete')}
      </Button>
      <Button size="sm" look="quiet" onClick={() => selection.stop()}>
        <CrossIcon size={15} />
        {t('done')}
      </Button>
      <TransferDialog {...{ id, draft, units, transfer }} onClose={() => setTransfer(null)} />
    </section>
  );
}

/** What is done to all selected units at once: one step to undo. */
function useSeveral(draft: Draft, units: readonly DraftUnit[]) {
  const t = useTranslations('hand');
  const { actions, selection } = useWorkbench();
  const keys = new Set(units.map(({ key }) => key));
  return {
    remove: () => {
      const placed = placesOf(draft, keys);
      actions.edit(removeUnits(keys));
      selection.set([]);
      actions.say(t('removed', { count: placed.length }));
      toastLater({
        message: t('removed', { count: placed.length }),
        undo: () => actions.edit(putBack(placed)),
      });
    },
    duplicate: () => {
      const copies = new Map([...keys].map((key) => [key, newKey()]));
      actions.edit(duplicateUnits(copies));
      selection.set([...copies.values()]);
      actions.say(t('duplicated', { count: copies.size }));
    },
  };
}

interface KeysProps {
  all: readonly string[];
  none: boolean;
  remove(): void;
}

/** Esc ends the selecting, Ctrl+A selects all, Delete removes; not from within a field or a dialog. */
function useSelectionKeys({ all, none, remove }: KeysProps) {
  const { selection } = useWorkbench();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const busy =
        target instanceof HTMLElement &&
        target.closest('[role=dialog],[role=menu],input:not([type=checkbox]),textarea,select');
      if (busy || event.defaultPrevented) return;
      if (event.key === 'Escape') selection.stop();
      else if (event.key === 'Delete' && !none) remove();
      else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) selection.set(all);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
