'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Draft } from '@/lib/shelf';
import { Lazily, later } from '../army/Lazily';
import { Button } from '../ui/button';
import { CopyIcon } from '../ui/icons';

const CopyDialog = later(() => import('./CopyDialog').then((part) => part.CopyDialog));

/** Opens the dialog in which an army is copied; its code comes with the first click. */
export function CopyButton({ draft }: { draft: Draft }) {
  const t = useTranslations('copy');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <CopyIcon />
        {t('button')}
      </Button>
      <Lazily when={open}>
        <CopyDialog draft={draft} open={open} onClose={() => setOpen(false)} />
      </Lazily>
    </>
  );
}
