'use client';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { OpenArmy } from '@/lib/shelf';
import { Button, IconButton } from '../ui/button';
import { changeSettings, settings, useSettings } from '../ui/settings';
import { SaveWord } from './SaveNote';
import { askForKeys } from './ShortcutsLater';
import { useSelecting } from './selection';
import type { Folds } from './useFolds';
import { useWorkbench } from './workbench';

interface ArmyBarProps {
  /** Of all units. */
  keys: readonly string[];
  folds: Folds;
  open: OpenArmy | undefined;
  /** Whether the browser keeps the army for longer than the tab. */
  lasting: boolean;
}

/** Above the units: how many there are, whether they are saved, and ways to select, open or fold them. */
export const ArmyBar = memo(function ArmyBar({ keys, folds, open, lasting }: ArmyBarProps) {
  const t = useTranslations('hand');
  const help = useTranslations('keys');
  const anyOpen = keys.some(folds.isOpen);
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3">
      <span className="text-sm text-muted">{t('units', { count: keys.length })}</span>
      {lasting ? <SaveWord open={open} /> : <span className="text-sm text-breach">{t('tab-only')}</span>}
      <span className="flex-1" />
      {keys.length > 0 && (
        <span className="flex flex-wrap">
          <span className="max-sm:hidden">
            <IconButton label={help('button')} onClick={askForKeys}>
              ?
            </IconButton>
          </span>
          <SelectButton />
          <CondenseButton folds={folds} />
          <Button look="quiet" size="sm" onClick={() => folds.setAll(keys, !anyOpen)}>
            {anyOpen ? t('fold-all') : t('open-all')}
          </Button>
        </span>
      )}
    </div>
  );
});

function CondenseButton({ folds }: { folds: Folds }) {
  const t = useTranslations('hand');
  const { condensed } = useSettings();
  return (
    <Button look="quiet" size="sm" aria-pressed={condensed} onClick={() => condense(folds)}>
      {t('condensed')}
    </Button>
  );
}

/** One line a unit, or cards again; what was opened by hand is as it starts. */
export function condense(folds: Folds): void {
  changeSettings({ condensed: !settings().condensed });
  folds.reset();
}

function SelectButton() {
  const t = useTranslations('hand');
  const { selection } = useWorkbench();
  const selecting = useSelecting(selection);
  return (
    <Button
      look="quiet"
      size="sm"
      aria-pressed={selecting}
      onClick={() => (selecting ? selection.stop() : selection.start())}
    >
      {t('select')}
    </Button>
  );
}
