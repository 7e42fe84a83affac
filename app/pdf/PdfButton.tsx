'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Draft } from '@/lib/shelf';
import { Lazily, later } from '../army/Lazily';
import { Button } from '../ui/button';
import { PageIcon } from '../ui/icons';

const PdfDialog = later(() => import('./PdfDialog').then((part) => part.PdfDialog));

/** Opens the dialog in which a PDF is made; its code comes with the first click. */
export function PdfButton({ draft }: { draft: Draft }) {
  const t = useTranslations('pdf');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <PageIcon />
        {t('button')}
      </Button>
      <Lazily when={open}>
        <PdfDialog draft={draft} open={open} onClose={() => setOpen(false)} />
      </Lazily>
    </>
  );
}
