'use client';
import { useTranslations } from 'use-intl';
import { seenName } from '@/lib/engine/text';
import { type Army, type Draft, type DraftUnit, newArmy } from '@/lib/shelf';
import {
  type ChangedElsewhere,
  changeElsewhere,
  saysTheSame,
  type TakenBack,
  takeBack,
} from '@/lib/shelf/elsewhere';
import { armyOfUnits, withUnitsOf } from '@/lib/shelf/transfer';
import { sumUpDraft, theShelf } from '../shelf/shelf';
import { placesOf, putBack, removeUnits } from './several';
import type { Transfer } from './TransferDialog';
import { type Send, type Sent, ToAndFro } from './to-and-fro';
import { toastLater } from './toasts';
import { useWorkbench } from './workbench';

async function sendToNew(units: readonly DraftUnit[], from: Draft, name: string): Promise<Sent> {
  const shelf = await theShelf();
  const draft = armyOfUnits(units, from, name);
  const army = await shelf.put(newArmy(draft, await sumUpDraft(draft)));
  const takeOut = async (): Promise<TakenBack> => {
    const now = await shelf.get(army.id);
    if (!now) return 'gone';
    if (!saysTheSame(now, army)) return 'changed';
    await shelf.remove(army.id);
    return 'done';
  };
  return { into: name, takeOut };
}

async function sendTo(army: Army, units: readonly DraftUnit[], from: Draft): Promise<Sent | undefined> {
  const shelf = await theShelf();
  const changed: ChangedElsewhere | undefined = await changeElsewhere(
    shelf,
    army.id,
    (to) => withUnitsOf(units, from, to),
    sumUpDraft,
  );
  return changed && { into: changed.after.draft.name, takeOut: () => takeBack(shelf, changed) };
}

interface TransferWork {
  draft: Draft;
  units: readonly DraftUnit[];
  transfer: Transfer;
}

/** Puts units into another army, or a new one; those that are moved go from here once they are kept there. */
export function useTransfer({ draft, units, transfer }: TransferWork) {
  const t = useTranslations('hand');
  const { actions, selection } = useWorkbench();
  const count = units.length;
  const away = new Set(units.map(({ key }) => key));
  const placed = placesOf(draft, away);
  const failed = () => toastLater({ tone: 'breach', message: t('not-sent'), detail: t('nothing-changed') });
  const armyOf = ({ into }: Sent) => seenName(into) || t('unnamed');
  const told = (sent: Sent, undo: () => void) => {
    const army = armyOf(sent);
    const message = t(transfer === 'move' ? 'moved' : 'copied', { count, army });
    actions.say(message);
    toastLater({ message, undo });
  };
  const sentOff = (sent: Sent, send: Send) => {
    const way = new ToAndFro(sent, send, {
      stays: (stay) => toastLater({ message: t('stay-there', { army: armyOf(stay) }) }),
      fails: () => {
        comeBack();
        failed();
      },
    });
    /** Undone, this sends them away again. */
    const comeBack = () => actions.edit(putBack(placed), undefined, { undo: way.redo, redo: way.undo });
    if (transfer === 'copy') return told(sent, way.undo);
    actions.edit(removeUnits(away), undefined, way);
    selection.set([]);
    told(sent, () => {
      comeBack();
      way.undo();
    });
  };
  return async (army: Army | null) => {
    const send = () => (army ? sendTo(army, units, draft) : sendToNew(units, draft, newName()));
    const sent = await send().catch(() => undefined);
    if (sent) sentOff(sent, send);
    else failed();
  };
  function newName(): string {
    return t('new-name', { army: seenName(draft.name) || t('unnamed') }).slice(0, 200);
  }
}
