'use client';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../ui/button';
import { CopyIcon, DownIcon, PencilIcon, TrashIcon, UpIcon } from '../ui/icons';
import { useWorkbench } from './workbench';

interface UnitActionsProps {
  naming: boolean;
  onNaming(naming: boolean): void;
  unitKey: string;
  above: string | null;
  below: string | null;
}

/** What can be done with a whole unit. */
export const UnitActions = memo(function UnitActions({ naming, onNaming, ...rest }: UnitActionsProps) {
  const t = useTranslations();
  const { actions } = useWorkbench();
  const { unitKey, above, below } = rest;
  const move = (to: string | null) => () => to && actions.move({ key: unitKey }, to);
  return (
    <div className="unit-actions">
      <IconButton
        className="max-sm:w-10"
        label={t('army.unit.naming')}
        aria-expanded={naming}
        data-do="name"
        onClick={() => onNaming(!naming)}
      >
        <PencilIcon size={15} />
      </IconButton>
      <IconButton
        className="max-sm:w-10"
        label={t('army.unit.up')}
        aria-disabled={!above}
        onClick={move(above)}
      >
        <UpIcon />
      </IconButton>
      <IconButton
        className="max-sm:w-10"
        label={t('army.unit.down')}
        aria-disabled={!below}
        onClick={move(below)}
      >
        <DownIcon />
      </IconButton>
      <IconButton
        className="max-sm:w-10"
        label={t('army.unit.duplicate')}
        onClick={() => actions.duplicate(unitKey)}
      >
        <CopyIcon />
      </IconButton>
      <IconButton
        className="max-sm:w-10"
        label={t('army.unit.remove')}
        // A second press of a double click would hit the unit that comes up beneath it.
        onClick={({ detail }) => detail < 2 && actions.remove(unitKey)}
      >
        <TrashIcon />
      </IconButton>
    </div>
  );
});
