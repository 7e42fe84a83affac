'use client';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/button';
import { SearchIcon } from '../../ui/icons';
import { Lazily, later } from '../Lazily';
import type { Edits } from '../useEdits';
import type { ArmyDialog } from './actions';

const Palette = later(() => import('./Palette').then((part) => part.Palette));

interface PaletteButtonProps {
  id: string;
  edits: Edits;
  openDialog(dialog: ArmyDialog): void;
}

/** Opens the palette, as Ctrl+K and Cmd+K do everywhere on the page; its code comes when it is first opened. */
export function PaletteButton(props: PaletteButtonProps) {
  const t = useTranslations('palette');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <IconButton label={t('button')} aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        <SearchIcon />
      </IconButton>
      <Lazily when={open}>
        <Palette {...props} open={open} onClose={() => setOpen(false)} />
      </Lazily>
    </>
  );
}
