'use client';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button';
import { TextField } from '../ui/fields';
import { UploadIcon } from '../ui/menu-icons';
import { bring } from './bring';
import { corrects } from './corrects';
import type { Brought } from './ImportDialog';
import { readPasted, type Site } from './read';

interface PasteBoxProps {
  site: Site;
  brought: Brought;
  onBrought(brought: Brought): void;
  onFiles(): void;
}

/** A text that was looked at, and the armies that came of it. */
interface Looked {
  text: string;
  keys: readonly string[];
}

/** Takes what is pasted or typed, and opens files. The text stays to be put right until its army comes in. */
export function PasteBox({ site, brought, onBrought, onFiles }: PasteBoxProps) {
  const t = useTranslations('import');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const last = useRef<Looked>({ text: '', keys: [] });
  const read = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setBusy(true);
    const { offers } = brought;
    // A text that was put right takes the place of what it was.
    const replaced = corrects(text, last.current.text) ? last.current.keys : [];
    const others = offers.filter(({ key }) => !replaced.includes(key));
    const next = await bring([readPasted(text, t('pasted'), site)], others);
    setBusy(false);
    const fresh = next.offers.slice(others.length);
    if (fresh.length > 0) last.current = { text, keys: fresh.map(({ key }) => key) };
    onBrought(fresh.length > 0 ? next : { ...next, offers });
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
