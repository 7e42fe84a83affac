'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { canBeWaived } from '@/lib/engine';
import type { Breach } from '@/lib/schema';
import { Button } from '../ui/button';
import { Lazily, later } from './Lazily';

const WaiveDialog = later(() => import('./WaiveDialog').then((part) => part.WaiveDialog));

/** Opens what there is to say of a breach that the opponent agrees to. */
export function WaiveButton({ breach }: { breach: Breach }) {
  const t = useTranslations('waivers');
  const [open, setOpen] = useState(false);
  if (!breach.waived && !canBeWaived(breach)) return null;
  const label = breach.waived ? t('change') : t('waive');
  return (
    <>
      <Button
        look="quiet"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t('of', { label, breach: breach.message })}
        className="-my-0.5 shrink-0 self-start"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Lazily when={open}>
        <WaiveDialog open={open} onClose={() => setOpen(false)} breach={breach} />
      </Lazily>
    </>
  );
}
