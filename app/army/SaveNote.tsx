'use client';
import type { ReactNode } from 'react';
import type { Draft } from '@/lib/shelf';
import { downloadDraft } from '../shelf/download';
import type { ArmySave } from '../shelf/useArmy';
import { Button } from '../ui/button';
import { CheckIcon, WarningIcon } from '../ui/icons';

interface SaveProps {
  save: ArmySave;
  draft: Draft;
}

/** Whether the army is saved, in a word. */
export function SaveWord({ save }: { save: ArmySave }) {
  const { state } = save;
  if (state === 'saved' || state === 'saving') {
    return (
      <span className="inline-flex items-center gap-1 whitespace-nowrap text-sm text-muted" data-save={state}>
        {state === 'saved' && <CheckIcon size={14} />}
        {state === 'saved' ? 'Saved' : 'Saving …'}
      </span>
    );
  }
  return (
    <span className="whitespace-nowrap text-sm font-semibold text-breach" data-save={state}>
      Not saved
    </span>
  );
}

/** What is wrong with saving and what can be done; nothing while all is well. */
export function SaveAlert({ save, draft }: SaveProps) {
  const download = (
    <Button size="sm" onClick={() => downloadDraft(draft)}>
      Download the roster file
    </Button>
  );
  const retry = (
    <Button size="sm" onClick={save.retry}>
      Try now
    </Button>
  );
  if (save.state === 'failed') {
    return (
      <Alert words="The browser could not save the army. It keeps trying.">
        {retry} {download}
      </Alert>
    );
  }
  if (save.state === 'full') {
    return (
      <Alert words="The storage of this browser is full, so the army is not saved. Make room, or keep it as a file.">
        {download} {retry}
      </Alert>
    );
  }
  return save.state === 'conflict' ? <Conflict save={save} /> : null;
}

function Conflict({ save }: { save: ArmySave }) {
  const words = save.removed
    ? 'This army was deleted in another tab.'
    : 'This army was changed in another tab, and here too.';
  return (
    <Alert words={words}>
      <Button size="sm" onClick={save.keepMine}>
        {save.removed ? 'Keep it' : 'Keep mine'}
      </Button>
      <Button size="sm" onClick={save.takeTheirs}>
        {save.removed ? 'Delete it here too' : 'Take theirs'}
      </Button>
      {!save.removed && (
        <Button size="sm" onClick={save.keepBoth}>
          Keep both
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
