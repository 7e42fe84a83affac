'use client';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Roster } from '@/lib/schema';
import { type Draft, draftRoster } from '@/lib/shelf';
import { useKnownLink } from '../shares/useKnownLink';
import { Dialog } from '../ui/dialog';
import { Forms } from './Forms';

interface CopyDialogProps {
  draft: Draft;
  open: boolean;
  onClose(): void;
}

/** The army as a text or a table, to be copied with a click or kept as a file. */
export function CopyDialog({ draft, open, onClose }: CopyDialogProps) {
  const t = useTranslations('copy');
  const link = useKnownLink(draft, open);
  const roster = useMemo<Roster | null>(() => draftRoster(draft), [draft]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('title')}
      description={t('says')}
    >
      {roster ? <Forms roster={roster} link={link} /> : <p>{t('needs-total')}</p>}
    </Dialog>
  );
}
