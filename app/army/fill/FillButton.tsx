'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button';
import { Lazily, later } from '../Lazily';
import { useNow } from '../now';

const FillDialog = later(() => import('./FillDialog').then((part) => part.FillDialog));

/** Opens filling up, as long as there are points left of an agreed total. */
export function FillButton() {
  const t = useTranslations('fill');
  const [open, setOpen] = useState(false);
  const { draft, checked } = useNow();
  const { spent, agreed } = checked.report.points;
  if (draft.points === null) return null;
  return (
    <>
      {spent < agreed && (
        <Button className="w-full" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      )}
      <Lazily when={open}>
        <FillDialog open={open} onClose={() => setOpen(false)} draft={draft} checked={checked} />
      </Lazily>
    </>
  );
}
