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
import { inputClasses } from '../ui/classes';
import { Dialog } from '../ui/dialog';
import { CheckIcon, CopyIcon } from '../ui/icons';
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
  const roster = draftRoster(draft);
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Share this army">
      {roster ? (
        <Sharing army={id} roster={roster} />
      ) : (
        <p>An army is shared with its agreed total: set one first.</p>
      )}
    </Dialog>
  );
}

function Sharing({ army, roster: latest }: { army: string; roster: Roster }) {
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
  if (!shared) return <p role="status">Making the link …</p>;
  if ('id' in shared) return <Queued share={shared} />;
  if ('url' in shared) return <Link url={shared.url} />;
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p className="text-breach">{shared.problem}</p>
      <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
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

function Link({ url }: { url: string }) {
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">The copy behind this link stays as it is, whatever you change here.</p>
      <div className="flex gap-2">
        <input
          aria-label="Link"
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className={`${inputClasses} min-w-0 flex-1`}
        />
        <Button look="primary" onClick={() => void copy()}>
          {copied ? <CheckIcon /> : <CopyIcon />} {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p role="status" className={copied === undefined ? 'sr-only' : 'text-sm'}>
        {copied === true && 'The link is copied.'}
        {copied === false && 'The browser does not allow copying: select the link and copy it yourself.'}
      </p>
      <div className="flex flex-wrap items-end gap-4">
        <QrCode text={url} label="QR code of the link" className="size-44 rounded" />
        <LinkButton href={url} target="_blank" rel="noreferrer">
          Open the shared army
        </LinkButton>
      </div>
      <MadeLinks />
    </div>
  );
}
