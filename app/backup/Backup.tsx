'use client';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Army } from '@/lib/shelf';
import { backupName, backupText } from '@/lib/shelf/backup';
import { changesOf, type KeepNotes, keepNotice } from '@/lib/shelf/keep';
import { dateText } from '@/lib/shelf/when';
import { saveText } from '../shelf/download';
import { Button, manyWords } from '../ui/button';
import { DownloadIcon, UploadIcon } from '../ui/menu-icons';
import { useWords } from '../words/useWords';
import { addNotes, askForPromise, isPromised, readNotes } from './keeping';
import { RestoreDialog } from './RestoreDialog';

interface BackupProps {
  armies: readonly Army[];
  /** Called after armies came or went. */
  onChange(): Promise<void>;
  /** The backup that is looked at. */
  file: File | null;
  onFile(file: File | null): void;
}

/** All armies as a file and back, and whether the browser keeps them. */
export function Backup({ armies, onChange, file, onFile }: BackupProps) {
  const figures = useWords();
  const t = useTranslations('backup');
  const keep = useKeeping(armies);
  return (
    <section aria-labelledby="backup" className="mt-6 print:hidden">
      <h2 id="backup" className="mb-1 font-bold text-lg">
        {t('title')}
      </h2>
      {keep.notice !== 'none' && <Notice keep={keep} />}
      <p className="mb-2 max-w-prose text-muted text-sm">
        {t(`answer.${keep.standing}`)}{' '}
        {keep.backupAt !== undefined && t('last', { when: dateText(keep.backupAt, figures) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {armies.length > 0 && (
          <Button onClick={keep.save} className={manyWords}>
            <DownloadIcon />
            {t('save')}
          </Button>
        )}
        <FileButton onFile={onFile} />
      </div>
      {file && <RestoreDialog file={file} onClose={() => onFile(null)} onChange={onChange} />}
    </section>
  );
}

function FileButton({ onFile }: { onFile(file: File): void }) {
  const t = useTranslations('backup');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <UploadIcon />
        {t('restore')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('file')}
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}

interface Keeping {
  notice: ReturnType<typeof keepNotice>;
  standing: 'promised' | 'refused' | 'unasked';
  backupAt?: number;
  save(): void;
  ask(): void;
  putOff(): void;
}

/** Whether the browser has promised to keep the armies, what is due, and what can be done. */
function useKeeping(armies: readonly Army[]): Keeping {
  const [promised, setPromised] = useState(true);
  const [notes, setNotes] = useState<KeepNotes>({});
  useEffect(() => {
    setNotes(readNotes());
    void isPromised().then(setPromised);
  }, []);
  const changes = changesOf(armies);
  const now = Date.now();
  const settle = (more: KeepNotes) => setNotes(addNotes({ settled: { at: now, changes }, ...more }));
  return {
    notice: keepNotice({ promised, notes, changes, now }),
    standing: promised ? 'promised' : notes.answer === 'refused' ? 'refused' : 'unasked',
    backupAt: notes.backupAt,
    save: () => {
      const made = new Date();
      saveText(backupText(armies, made), backupName(made), 'application/json');
      settle({ backupAt: made.getTime() });
    },
    ask: () =>
      void askForPromise().then((answer) => {
        setPromised(answer === 'promised');
        setNotes(addNotes({ answer }));
      }),
    putOff: () => settle({}),
  };
}

function Notice({ keep }: { keep: Keeping }) {
  const t = useTranslations('backup');
  const asking = keep.notice === 'ask';
  return (
    <div
      role="status"
      className="mb-2 flex flex-wrap items-center gap-2 rounded border border-advice bg-advice-soft px-3 py-2"
    >
      <p className="min-w-0 flex-1 basis-72">{t(asking ? 'notice.ask' : 'notice.remind')}</p>
      <Button size="sm" look="primary" onClick={asking ? keep.ask : keep.save}>
        {t(asking ? 'ask' : 'save-now')}
      </Button>
      <Button size="sm" onClick={keep.putOff}>
        {t('later')}
      </Button>
    </div>
  );
}
