'use client';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { DockStatus } from './Dock';
import { Picker } from './Picker';
import { Status } from './Status';

interface PanelProps {
  open: boolean;
  onClose(): void;
}

/** The list over the army, with the status in view; it stays open until all is picked. */
export function PickerDialog({ open, onClose }: PanelProps) {
  const t = useTranslations();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t('army.addUnits')}>
      <Picker />
      <section aria-label={t('army.status.label')} className="picker-foot">
        <DockStatus />
        <Button look="primary" className="w-full" onClick={onClose}>
          {t('army.done')}
        </Button>
      </section>
    </Dialog>
  );
}

export function StatusDialog({ open, onClose }: PanelProps) {
  const t = useTranslations();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t('army.status.label')}>
      <Status />
    </Dialog>
  );
}
