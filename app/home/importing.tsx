'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Lazily, later } from '../army/Lazily';
import type { Brought } from '../import/ImportDialog';
import type { Site } from '../import/read';
import { useRefusal } from '../import/useRefusal';
import { Button } from '../ui/button';
import { UploadIcon } from '../ui/menu-icons';
import { tellAdded, tellNotRead, tellRefused } from './actions';
import { DropTarget } from './drop';
import type { ArmyChoice } from './types';

const ImportDialog = later(() => import('../import/ImportDialog').then((part) => part.ImportDialog));

const NOTHING: Brought = { offers: [], refused: [] };

interface ImportingProps {
  choices: readonly ArmyChoice[];
  onAdded(): Promise<void>;
  /** A backup of many armies is brought back elsewhere. */
  onBackup(file: File | null): void;
}

/**
 * The ways in for armies that are made elsewhere: files, also dropped anywhere on the page, and texts and links, also
 * pasted anywhere. Whatever is understood is shown before it comes in; where nothing is, that is said at once.
 */
export function Importing({ choices, onAdded, onBackup }: ImportingProps) {
  const all = useTranslations();
  const t = useTranslations('import');
  const input = useRef<HTMLInputElement>(null);
  const { brought, setBrought, open, setOpen, takeFiles, site } = useBrought(choices, onBackup);
  const added = (names: (string | undefined)[]) => {
    setOpen(false);
    setBrought(NOTHING);
    tellAdded(names);
    void onAdded();
  };
  const chooseFiles = () => input.current?.click();
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <UploadIcon />
        {t('button')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={all('home.files')}
        accept=".json,.txt,.md,.bb,application/json,text/plain"
        onChange={({ target }) => {
          takeFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <DropTarget onFiles={takeFiles} words={t('drop')} />
      <Lazily when={open}>
        <ImportDialog
          open={open}
          onClose={() => {
            setOpen(false);
            setBrought(NOTHING);
          }}
          site={site}
          brought={brought}
          onBrought={setBrought}
          onFiles={chooseFiles}
          onAdded={added}
        />
      </Lazily>
    </>
  );
}

function useBrought(choices: readonly ArmyChoice[], onBackup: ImportingProps['onBackup']) {
  const t = useTranslations('import');
  const words = useRefusal();
  const [brought, setBrought] = useState<Brought>(NOTHING);
  const [open, setOpen] = useState(false);
  const site = useMemo<Site>(
    () => ({ choices, origin: typeof location === 'undefined' ? '' : location.origin }),
    [choices],
  );
  const show = useCallback(
    (next: Brought) => {
      const refused = next.refused.map((one) => ({ source: one.source, why: words(one) }));
      if (refused.length > 0) tellRefused(refused);
      if (next.offers.length === 0) return;
      setBrought((before) => ({ offers: [...before.offers, ...next.offers], refused: [] }));
      setOpen(true);
    },
    [words],
  );
  const take = useCallback(
    (bring: (part: typeof import('../import/bring')) => Promise<Brought>) =>
      void import('../import/bring').then(bring).then(show).catch(tellNotRead),
    [show],
  );
  const takeFiles = useCallback(
    (files: readonly File[]) => {
      if (files.length === 0) return;
      take(async ({ bringFiles, sortFiles }) => {
        const { backup, rosters } = await sortFiles(files);
        onBackup(backup ?? null);
        return bringFiles(rosters, site);
      });
    },
    [site, take, onBackup],
  );
  const takeText = useCallback(
    (text: string) => take(({ bringText }) => bringText(text, t('pasted'), site)),
    [site, take, t],
  );
  usePaste(takeText);
  return { brought, setBrought, open, setOpen, takeFiles, site };
}

/** Hears what is pasted on the page, but for what goes into a field of it. */
function usePaste(onText: (text: string) => void) {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, [contenteditable]')) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() !== '') onText(text);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [onText]);
}
