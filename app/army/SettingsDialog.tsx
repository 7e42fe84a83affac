'use client';
import { useTranslations } from 'use-intl';
import type { Draft } from '@/lib/shelf';
import { RadioGroup, RadioOption } from '../ui/choices';
import { Dialog } from '../ui/dialog';
import { setSetting } from './edits';
import { useWorkbench } from './workbench';

interface SettingsDialogProps {
  draft: Draft;
  open: boolean;
  onClose(): void;
}

/** How this army's rules are read, where players may agree on either reading. */
export function SettingsDialog({ draft, open, onClose }: SettingsDialogProps) {
  const t = useTranslations();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t('army.settings.title')}>
      {draft.system === 'ancient' ? <SharesSetting draft={draft} /> : <HalvesSetting draft={draft} />}
    </Dialog>
  );
}

function SharesSetting({ draft }: { draft: Draft }) {
  const t = useTranslations();
  const { actions } = useWorkbench();
  return (
    <RadioGroup
      label={t('army.settings.shares')}
      value={draft.settings?.shares ?? 'agreed'}
      onValueChange={(shares) => actions.edit(setSetting({ shares }))}
    >
      <RadioOption value="agreed" label={t('army.settings.agreed')} hint={t('army.settings.usual')} />
      <RadioOption value="spent" label={t('army.settings.spent')} hint={t('army.settings.stricter')} />
    </RadioGroup>
  );
}

function HalvesSetting({ draft }: { draft: Draft }) {
  const t = useTranslations();
  const { actions } = useWorkbench();
  const halves = draft.system === 'medieval' ? draft.settings?.halves : undefined;
  return (
    <RadioGroup
      label={t('army.settings.halves')}
      value={halves ?? 'exact'}
      onValueChange={(next) => actions.edit(setSetting({ halves: next }))}
    >
      <RadioOption value="exact" label={t('army.settings.exact')} />
      <RadioOption value="up" label={t('army.settings.up')} />
    </RadioGroup>
  );
}
