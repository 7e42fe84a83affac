'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OpenArmy } from '@/lib/shelf';
import { downloadDraft } from '../shelf/download';
import { type ArmySave, useSave } from '../shelf/useArmy';
import { Button } from '../ui/button';
import { CheckIcon, WarningIcon } from '../ui/icons';

interface SaveProps {
  open: OpenArmy | undefined;
}

/** A save that takes no longer is not told of: at every change the word would come and go. */
const LONG = 400;

/** Whether something has gone on for long. */
function useLong(going: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!going) return;
    let told = false;
    const timer = setTimeout(() => {
      told = true;
      setLong(true);
    }, LONG);
    return () => {
      clearTimeout(timer);
      if (told) setLong(false);
    };
  }, [going]);
  return long;
}

/** Whether the army is saved, in a word. */
export function SaveWord({ open }: SaveProps) {
  const t = useTranslations();
  const { state } = useSave(open);
  const long = useLong(state === 'saving');
  if (state === 'saved' || state === 'saving') {
    return (
      <span className="inline-flex items-center gap-1 whitespace-nowrap text-sm text-muted" data-save={state}>
        {!long && <CheckIcon size={14} />}
        {long ? t('army.save.saving') : t('army.save.saved')}
      </span>
    );
  }
  return (
    <span className="whitespace-nowrap text-sm font-semibold text-breach" data-save={state}>
      {t('army.save.not')}
    </span>
  );
}

/** What is wrong with saving and what can be done; nothing while all is well. */
export function SaveAlert({ open }: SaveProps) {
  const t = useTranslations();
  const save = useSave(open);
  const give = () => {
    const draft = open?.see().army?.draft;
    if (draft) downloadDraft(draft);
  };
  const download = (
    <Button size="sm" onClick={give}>
      {t('app.rosterFile')}
    </Button>
  );
  const retry = (
    <Button size="sm" onClick={save.retry}>
      {t('army.save.now')}
    </Button>
  );
  if (save.state === 'failed') {
    return (
      <Alert words={t('army.save.failed')}>
        {retry} {download}
      </Alert>
    );
  }
  if (save.state === 'full') {
    return (
      <Alert words={t('army.save.full')}>
        {download} {retry}
      </Alert>
    );
  }
  return save.state === 'conflict' ? <Conflict save={save} /> : null;
}

function Conflict({ save }: { save: ArmySave }) {
  const t = useTranslations();
  const words = save.removed ? t('army.save.deleted') : t('army.save.changed');
  return (
    <Alert words={words}>
      <Button size="sm" onClick={save.keepMine}>
        {save.removed ? t('army.save.keep') : t('army.save.mine')}
      </Button>
      <Button size="sm" onClick={save.takeTheirs}>
        {save.removed ? t('army.save.delete') : t('army.save.theirs')}
      </Button>
      {!save.removed && (
        <Button size="sm" onClick={save.keepBoth}>
          {t('army.save.both')}
        </Button>
      )}
    </Alert>
  );
}

function Alert({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-2 rounded border border-breach bg-breach-soft px-3 py-2"
    >
      <span className="text-breach">
        <WarningIcon />
      </span>
      <span className="min-w-0 flex-1 basis-56">{words}</span>
      {children}
    </div>
  );
}
