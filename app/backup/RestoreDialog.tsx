'use client';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { seenName } from '@/lib/engine/text';
import type { BackupArmy } from '@/lib/shelf/backup';
import { issuesText } from '@/lib/shelf/files';
import { dateText } from '@/lib/shelf/when';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { toast } from '../ui/toaster';
import { useWords } from '../words/useWords';
import { type Read, readBackup, restore, takeBack } from './restore';

interface RestoreDialogProps {
  file: File;
  onClose(): void;
  onChange(): Promise<void>;
}

/** What a backup would bring, and the button that brings it. */
export function RestoreDialog({ file, onClose, onChange }: RestoreDialogProps) {
  const t = useTranslations('backup');
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    let gone = false;
    void readBackup(file).then((next) => !gone && setRead(next));
    return () => {
      gone = true;
    };
  }, [file]);
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={t('dialog')} description={file.name}>
      {!read && <p role="status">{t('reading')}</p>}
      {read && 'fault' in read && (
        <div role="alert">
          <p className="font-semibold text-breach">{t('damaged')}</p>
          <p lang={read.fault ? 'en' : undefined} className="mt-1 break-words whitespace-pre-line text-sm">
            {read.fault || t('not-text')}
          </p>
        </div>
      )}
      {read && 'roster' in read && (
        <p role="alert" className="font-semibold">
          {t('is-roster')}
        </p>
      )}
      {read && 'plan' in read && <Offer read={read} onClose={onClose} onChange={onChange} />}
    </Dialog>
  );
}

type Offered = Extract<Read, { plan: unknown }>;

function Offer({ read, onClose, onChange }: Omit<RestoreDialogProps, 'file'> & { read: Offered }) {
  const t = useTranslations('backup');
  const [state, setState] = useState<'asked' | 'busy' | 'failed'>('asked');
  const { plan, damaged } = read;
  const count = plan.fresh.length + plan.both.length;
  const tagged = plan.tagged.length;
  const bring = async () => {
    setState('busy');
    try {
      const restored = await restore(plan);
      onClose();
      await onChange();
      const message = count > 0 ? t('done', { count }) : t('tagged-done', { count: tagged });
      toast({ message, undo: () => void takeBack(restored).then(onChange) });
    } catch {
      setState('failed');
      await onChange();
    }
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status" className="font-semibold">
        {t('plan', { fresh: plan.fresh.length, same: plan.same.length, both: plan.both.length })}
      </p>
      {tagged > 0 && <p>{t('tagged', { count: tagged })}</p>}
      <Armies label={t('fresh')} armies={plan.fresh} />
      <Armies label={t('both')} armies={plan.both} />
      {damaged.length > 0 && (
        <div role="alert" className="text-breach">
          <p>{t('some-damaged')}</p>
          <p className="break-words whitespace-pre-line text-sm">{issuesText(damaged)}</p>
        </div>
      )}
      {state === 'failed' && (
        <p role="alert" className="text-breach">
          {t('failed')}
        </p>
      )}
      {count + tagged > 0 && (
        <Button look="primary" disabled={state === 'busy'} onClick={() => void bring()}>
          {count > 0 ? t('bring', { count }) : t('bring-tags')}
        </Button>
      )}
    </div>
  );
}

function Armies({ label, armies }: { label: string; armies: readonly BackupArmy[] }) {
  const figures = useWords();
  const t = useTranslations('backup');
  if (armies.length === 0) return null;
  return (
    <div className="w-full">
      <h3 className="text-muted text-sm">{label}</h3>
      <ul aria-label={label} className="max-h-60 overflow-y-auto rounded border border-line">
        {armies.map(({ id, draft, changedAt }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a damaged file may have one place, and they never move
          <li key={`${id} ${at}`} className="flex gap-3 border-line border-b px-2 py-1 last:border-b-0">
            <bdi className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {seenName(draft.name) || t('unnamed')}
            </bdi>
            <span className="text-muted text-sm">{dateText(changedAt, figures)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
