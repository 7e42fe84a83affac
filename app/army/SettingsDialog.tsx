'use client';
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
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Settings of this army">
      {draft.system === 'ancient' ? <SharesSetting draft={draft} /> : <HalvesSetting draft={draft} />}
    </Dialog>
  );
}

function SharesSetting({ draft }: { draft: Draft }) {
  const { actions } = useWorkbench();
  return (
    <RadioGroup
      label="Shares, such as “up to a quarter”, are taken of"
      value={draft.settings?.shares ?? 'agreed'}
      onValueChange={(shares) => actions.edit(setSetting({ shares }))}
    >
      <RadioOption value="agreed" label="the agreed total" hint="The usual reading." />
      <RadioOption value="spent" label="the points spent" hint="Stricter while the army is not complete." />
    </RadioGroup>
  );
}

function HalvesSetting({ draft }: { draft: Draft }) {
  const { actions } = useWorkbench();
  const halves = draft.system === 'medieval' ? draft.settings?.halves : undefined;
  return (
    <RadioGroup
      label="Half points of a unit"
      value={halves ?? 'exact'}
      onValueChange={(next) => actions.edit(setSetting({ halves: next }))}
    >
      <RadioOption value="exact" label="count as they are" />
      <RadioOption value="up" label="round the unit up" />
    </RadioGroup>
  );
}
