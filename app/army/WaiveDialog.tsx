'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Breach } from '@/lib/schema';
import { MAX_NOTE, MAX_WAIVERS } from '@/lib/schema/limits';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { TextField } from '../ui/fields';
import type { Edit } from './edits';
import { toastLater } from './toasts';
import { unwaive, waive } from './waive';
import { useWorkbench } from './workbench';

interface WaiveDialogProps {
  open: boolean;
  onClose(): void;
  breach: Breach;
}

/** What was agreed with the opponent about one breach. */
export function WaiveDialog({ open, onClose, breach }: WaiveDialogProps) {
  const t = useTranslations('waivers');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('title')}
      description={<bdi className="wrap-anywhere">{breach.message}</bdi>}
    >
      <Agreement breach={breach} onClose={onClose} />
    </Dialog>
  );
}

/** Mounted afresh with each opening, so that it begins with what is agreed now. */
function Agreement({ breach, onClose }: Omit<WaiveDialogProps, 'open'>) {
  const t = useTranslations('waivers');
  const [note, setNote] = useState(breach.note ?? '');
  const settle = useSettle(onClose);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        settle(waive(breach, note), t('said-waived'));
      }}
    >
      <TextField
        label={t('note')}
        hint={t('hint')}
        value={note}
        onValueChange={setNote}
        maxLength={MAX_NOTE}
        multiline
      />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" type="submit">
          {breach.waived ? t('save') : t('agree')}
        </Button>
        {breach.waived && (
          <Button onClick={() => settle(unwaive(breach), t('said-unwaived'))}>{t('unwaive')}</Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Makes an edit, says so, and closes; where a roster can hold no more waivers, that is said instead. */
function useSettle(onClose: () => void) {
  const t = useTranslations('waivers');
  const { actions } = useWorkbench();
  return (edit: Edit, said: string) => {
    let full = false;
    actions.edit((draft) => {
      const next = edit(draft);
      full = next === draft && (draft.waivers?.length ?? 0) >= MAX_WAIVERS;
      return next;
    });
    if (full) toastLater({ tone: 'breach', message: t('full', { most: MAX_WAIVERS }) });
    else actions.say(said);
    onClose();
  };
}
