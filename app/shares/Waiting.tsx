'use client';
import { useTranslations } from 'use-intl';
import { seenName } from '@/lib/engine/text';
import type { QueuedShare } from '@/lib/shelf/queue';
import { dateText } from '@/lib/shelf/when';
import { Button } from '../ui/button';
import { classes } from '../ui/classes';
import { CopyLink } from '../ui/copy-link';
import { useWords } from '../words/useWords';
import { removeShare, sendNow } from './queue';
import { useQueued } from './useQueued';

/** The links of an army, or of all, that were asked for without a network: what became of them, and the way out. */
export function WaitingShares({ army }: { army?: string }) {
  const t = useTranslations('queue');
  const shares = useQueued(army);
  if (shares.length === 0) return null;
  return (
    <ul
      aria-label={t('label')}
      className={classes('my-2 flex flex-col gap-2 print:hidden', army !== undefined && 'mx-3 sm:mx-5')}
    >
      {shares.map((share) => (
        <li key={share.id} className="rounded border border-advice bg-advice-soft px-3 py-2">
          <Waiting share={share} named={army === undefined} />
        </li>
      ))}
    </ul>
  );
}

/** A link that waits, with its army's name where that is not plain. */
export function Waiting({ share, named = false }: { share: QueuedShare; named?: boolean }) {
  const figures = useWords();
  const say = useTranslations();
  const t = useTranslations('queue');
  const name = named ? t('named', { name: seenName(share.roster.name) || t('unnamed') }) : t('this-army');
  const away = () => void removeShare(share.id).catch(() => undefined);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        {t(`state.${share.state}`, { army: name, when: dateText(share.askedAt, figures) })}{' '}
        {share.problem && say(`share.problem.${share.problem.kind}`, { seconds: share.problem.seconds ?? 0 })}
      </p>
      {share.state === 'waiting' && (
        <Button size="sm" onClick={() => void sendNow()}>
          {t('try-now')}
        </Button>
      )}
      <Button size="sm" onClick={away}>
        {t(share.state === 'waiting' ? 'cancel' : 'dismiss')}
      </Button>
      {share.url && (
        <div className="basis-full">
          <CopyLink url={share.url} label={t('link')} />
        </div>
      )}
    </div>
  );
}
