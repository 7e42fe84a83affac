'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Lazily, later } from '../army/Lazily';
import { Button } from './button';

const SettingsDialog = later(() => import('./settings-dialog').then((part) => part.SettingsDialog));

/** Opens what a player prefers, from every page. */
export function SettingsButton() {
  const t = useTranslations('settings');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" look="quiet" className="needs-script" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      <Lazily when={open}>
        <SettingsDialog open={open} onClose={() => setOpen(false)} />
      </Lazily>
    </>
  );
}
