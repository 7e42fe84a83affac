'use client';
import { memo } from 'react';
import type { DraftUnit } from '@/lib/shelf';
import { IconButton } from '../ui/button';
import { CopyIcon, DownIcon, TrashIcon, UpIcon } from '../ui/icons';
import { useWorkbench } from './workbench';

interface UnitActionsProps {
  unit: DraftUnit;
  title: string;
  above: string | null;
  below: string | null;
}

/** What can be done with a whole unit. */
export const UnitActions = memo(function UnitActions({ unit, title, above, below }: UnitActionsProps) {
  const { actions } = useWorkbench();
  const move = (to: string | null) => () => to && actions.move(unit, to);
  return (
    <div className="unit-actions">
      <IconButton label="Move up" aria-disabled={!above} onClick={move(above)}>
        <UpIcon />
      </IconButton>
      <IconButton label="Move down" aria-disabled={!below} onClick={move(below)}>
        <DownIcon />
      </IconButton>
      <IconButton label="Duplicate" onClick={() => actions.duplicate(unit, title)}>
        <CopyIcon />
      </IconButton>
      <IconButton label="Remove" onClick={() => actions.remove(unit, title)}>
        <TrashIcon />
      </IconButton>
    </div>
  );
});
