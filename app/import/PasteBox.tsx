'use client';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button';
import { TextField } from '../ui/fields';
import { UploadIcon } from '../ui/icons';
import { bring } from './bring';
import type { Brought } from './ImportDialog';
import { readPasted, type Site } from './read';

interface PasteBoxProps {
  site: Site;
  brought: Brought;
  onBrought(brought: Brought): void;
  onFiles(): void;
}

/** Takes what is pasted or typed, and opens files. */
export function PasteBox({ site, brought, onBrought, onFiles }: PasteBoxProps) {
  const t = useTranslations('import');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const read = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setBusy(true);
    const next = await bring([readPasted(text, t('pasted'), site)], brought.offers);
    setBusy(false);
    // What was typed meanwhile stays.
    if (next.offers.length > brought.offers.length) setText((now) => (now === text ? '' : now));
    onBrought(next);
  };
  return (
    <form onSubmit={(event) => void read(event)} className="flex flex-col gap-2">
      <TextField multiline label={t('paste')} hint={t('paste-hint')} value={text} onValueChange={setText} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look={brought.offers.length > 0 ? 'plain' : 'primary'} disabled={busy}>
          {t('look')}
        </Button>
        <Button onClick={onFiles}>
          <UploadIcon />
          {t('files')}
        </Button>
      </div>
    </form>
  );
}
