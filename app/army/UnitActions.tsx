'use client';
import { memo } from 'react';
import type { DraftUnit } from '@/lib/shelf';
import { IconButton } from '../ui/button';
import { CopyIcon, DownIcon, PencilIcon, TrashIcon, UpIcon } from '../ui/icons';
import { useWorkbench } from './workbench';

interface UnitActionsProps {
  naming: boolean;
  onNaming(naming: boolean): void;
  unit: DraftUnit;
  title: string;
  above: string | null;
  below: string | null;
}

/** What can be done with a whole unit. */
export const UnitActions = memo(function UnitActions({ naming, onNaming, ...rest }: UnitActionsProps) {
  const { actions } = useWorkbench();
  const { unit, title, above, below } = rest;
  const move = (to: string | null) => () => to && actions.move(unit, to);
  return (
    <div className="unit-actions">
      <IconButton
        className="max-sm:w-10"
        label="Name and note"
        aria-expanded={naming}
        data-do="name"
        onClick={() => onNaming(!naming)}
      >
        <PencilIcon size={15} />
      </IconButton>
      <IconButton className="max-sm:w-10" label="Move up" aria-disabled={!above} onClick={move(above)}>
        <UpIcon />
      </IconButton>
      <IconButton className="max-sm:w-10" label="Move down" aria-disabled={!below} onClick={move(below)}>
        <DownIcon />
      </IconButton>
      <IconButton
        className="max-sm:w-10"
        label="Duplicate"
        data-do="duplicate"
        onClick={() => actions.duplicate(unit, title)}
      >
        <CopyIcon />
      </IconButton>
      <IconButton
        className="max-sm:w-10"
        label="Remove"
        data-do="remove"
        onClick={() => actions.remove(unit, title)}
      >
        <TrashIcon />
      </IconButton>
    </div>
  );
});
