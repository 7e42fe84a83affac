'use client';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Roster } from '@/lib/schema';
import { type Draft, draftRoster } from '@/lib/shelf';
import type { QueuedShare } from '@/lib/shelf/queue';
import { MadeLinks } from '../shares/MadeLinks';
import { queueShare } from '../shares/queue';
import { useQueued } from '../shares/useQueued';
import { Waiting } from '../shares/Waiting';
import { Button, LinkButton } from '../ui/button';
import { CopyLink } from '../ui/copy-link';
import { Dialog } from '../ui/dialog';
import { QrCode } from '../ui/qr-code';
import { type Shared, shareArmy } from './share';

interface ShareDialogProps {
  /** Its place on the shelf. */
  id: string;
  draft: Draft;
  open: boolean;
  onClose(): void;
}

/** Makes a link to a frozen copy of the army as it is now. */
export function ShareDialog({ id, draft, open, onClose }: ShareDialogProps) {
  const t = useTranslations();
  const roster = draftRoster(draft);
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t('army.sharing.title')}>
      {roster ? <Sharing army={id} roster={roster} /> : <p>{t('army.sharing.noTotal')}</p>}
    </Dialog>
  );
}

function Sharing({ army, roster: latest }: { army: string; roster: Roster }) {
  const t = useTranslations();
  const [roster] = useState(latest);
  const [attempt, setAttempt] = useState(0);
  const [shared, setShared] = useState<Shared | QueuedShare>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let gone = false;
    setShared(undefined);
    void shareOrQueue(army, roster).then((answer) => !gone && setShared(answer));
    return () => {
      gone = true;
    };
  }, [army, roster, attempt]);
  if (!shared) return <p role="status">{t('army.sharing.making')}</p>;
  if ('id' in shared) return <Queued share={shared} />;
  if ('url' in shared) return <Link url={shared.url} />;
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p className="text-breach">
        {t(`share.problem.${shared.problem.kind}`, { seconds: shared.problem.seconds ?? 0 })}
      </p>
      <Button onClick={() => setAttempt(attempt + 1)}>{t('app.again')}</Button>
    </div>
  );
}

/** Without a network the link is put into the queue, where the browser has one. */
async function shareOrQueue(army: string, roster: Roster): Promise<Shared | QueuedShare> {
  const shared = await shareArmy(roster);
  if (!('unreachable' in shared)) return shared;
  return queueShare(army, roster).catch(() => shared);
}

/** A link that waits, until it is made. */
function Queued({ share: { id, army } }: { share: QueuedShare }) {
  const t = useTranslations('queue');
  const share = useQueued(army).find((queued) => queued.id === id);
  if (share?.url) return <Link url={share.url} />;
  return (
    <div className="flex flex-col gap-3">
      <p>{t('kept')}</p>
      {share && <Waiting share={share} />}
    </div>
  );
}

/** The link, until it is withdrawn here. */
function Link({ url }: { url: string }) {
  const [gone, setGone] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      {!gone && <OpenLink url={url} />}
      <MadeLinks onWithdrawn={(withdrawn) => withdrawn === url && setGone(true)} />
    </div>
  );
}

function OpenLink({ url }: { url: string }) {
  const t = useTranslations();
  return (
    <>
      <p className="text-muted">{t('army.sharing.frozen')}</p>
      <CopyLink url={url} label={t('army.sharing.link')} />
      <div className="flex flex-wrap items-end gap-4">
        <QrCode text={url} label={t('army.sharing.code')} className="size-44 rounded" />
        <LinkButton href={url} target="_blank" rel="noreferrer">
          {t('army.sharing.open')}
        </LinkButton>
      </div>
    </>
  );
}
