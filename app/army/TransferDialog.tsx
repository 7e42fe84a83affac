'use client';
import { useTranslations } from 'use-intl';
import { seenName } from '@/lib/engine/text';
import type { Army, Draft, DraftUnit } from '@/lib/shelf';
import { refusalOf } from '@/lib/shelf/transfer';
import { useArmies } from '../shelf/useArmies';
import { classes } from '../ui/classes';
import { Dialog } from '../ui/dialog';
import { PlusIcon } from '../ui/icons';
import { useWords } from '../words/useWords';
import { useTransfer } from './useTransfer';
import { useWorkbench } from './workbench';

export type Transfer = 'move' | 'copy';

interface TransferProps {
  id: string;
  draft: Draft;
  units: readonly DraftUnit[];
  /** What is to be done; null while nothing is. */
  transfer: Transfer | null;
  onClose(): void;
}

/** Chooses the army that selected units go into. */
export function TransferDialog(props: TransferProps) {
  const { transfer, units, onClose } = props;
  const t = useTranslations('hand');
  return (
    <Dialog
      open={transfer !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t(transfer === 'copy' ? 'copy-title' : 'move-title', { count: units.length })}
      description={t('transfer-hint')}
    >
      {transfer && <Armies {...props} transfer={transfer} />}
    </Dialog>
  );
}

function Armies({ id, draft, units, transfer, onClose }: TransferProps & { transfer: Transfer }) {
  const t = useTranslations('hand');
  const { armies } = useArmies();
  const send = useTransfer({ draft, units, transfer });
  const into = (army: Army | null) => {
    onClose();
    void send(army);
  };
  return (
    <ul className="flex flex-col gap-1">
      <li>
        <button type="button" onClick={() => into(null)} className={ROW}>
          <PlusIcon />
          <span className="font-semibold">{t('new-army')}</span>
        </button>
      </li>
      {armies
        .filter((army) => army.id !== id)
        .map((army) => (
          <li key={army.id}>
            <ArmyButton {...{ army, draft }} count={units.length} onChoose={() => into(army)} />
          </li>
        ))}
    </ul>
  );
}

const ROW = classes(
  'flex min-h-11 w-full cursor-pointer items-center gap-2 rounded border border-line px-3 py-1.5 text-left hover:bg-hover',
  'aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:hover:bg-transparent',
);

interface ArmyButtonProps {
  army: Army;
  draft: Draft;
  count: number;
  onChoose(): void;
}

function ArmyButton({ army, draft, count, onChoose }: ArmyButtonProps) {
  const words = useWords();
  const t = useTranslations('hand');
  const { books } = useWorkbench();
  const { draft: to, summary } = army;
  const refused = refusalOf(count, draft, to);
  const kind = (to.system === 'ancient' && books.list(to.list)?.name) || books.system(to.system)?.name;
  return (
    <button
      type="button"
      aria-disabled={refused !== undefined}
      onClick={() => !refused && onChoose()}
      className={ROW}
    >
      <span className="min-w-0 flex-1">
        <bdi className="wrap-anywhere font-semibold">{seenName(to.name) || t('unnamed')}</bdi>
        {kind && <span className="ml-2 text-muted text-sm">{kind}</span>}
        {refused && <span className="block text-sm">{t(`refused-${refused}`)}</span>}
      </span>
      <span className="whitespace-nowrap text-muted text-sm">
        {t('points', { points: words.points(summary.points) })}
      </span>
    </button>
  );
}
