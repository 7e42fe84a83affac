'use client';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { DockStatus } from './Dock';
import { Picker } from './Picker';
import { Status, type StatusProps } from './Status';

interface PanelProps extends StatusProps {
  open: boolean;
  onClose(): void;
}

/** The list over the army, with the status in view; it stays open until all is picked. */
export function PickerDialog({ open, onClose, draft, checked }: PanelProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Add units">
      <Picker roster={checked.roster} />
      <section aria-label="Army status" className="picker-foot">
        <DockStatus draft={draft} checked={checked} />
        <Button look="primary" className="w-full" onClick={onClose}>
          Done
        </Button>
      </section>
    </Dialog>
  );
}

export function StatusDialog({ open, onClose, draft, checked }: PanelProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Army status">
      <Status draft={draft} checked={checked} />
    </Dialog>
  );
}
