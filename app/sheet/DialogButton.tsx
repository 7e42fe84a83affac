'use client';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { Draft } from '@/lib/shelf';
import { Lazily } from '../army/Lazily';
import { Button } from '../ui/button';

interface DialogButtonProps {
  draft: Draft;
  /** Icon and words. */
  children: ReactNode;
  /** Its code comes with the first click. */
  dialog: ComponentType<{ draft: Draft; open: boolean; onClose(): void }>;
}

/** Opens a dialog about an army. */
export function DialogButton({ draft, children, dialog: Dialog }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{children}</Button>
      <Lazily when={open}>
        <Dialog draft={draft} open={open} onClose={() => setOpen(false)} />
      </Lazily>
    </>
  );
}
