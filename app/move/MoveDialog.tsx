'use client';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_LINK, moveLink } from '@/lib/codec';
import type { Roster } from '@/lib/schema';
import { type Draft, draftRoster } from '@/lib/shelf';
import { downloadDraft } from '../shelf/download';
import { Button } from '../ui/button';
import { CopyLink } from '../ui/copy-link';
import { Dialog } from '../ui/dialog';
import { DownloadIcon } from '../ui/menu-icons';
import { QrCode } from '../ui/qr-code';

interface MoveDialogProps {
  draft: Draft;
  open: boolean;
  onClose(): void;
}

/** Hands the army on in a link or a code for a camera, without any server. */
export function MoveDialog({ draft, open, onClose }: MoveDialogProps) {
  const t = useTranslations('move');
  const roster = useMemo(() => draftRoster(draft), [draft]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('title')}
      description={t('says')}
    >
      {roster ? <Ways roster={roster} draft={draft} /> : <p>{t('needs-total')}</p>}
    </Dialog>
  );
}

/** Undefined where the army is too large for any link. */
function linkOf(roster: Roster): string | undefined {
  try {
    return moveLink(roster, location.origin);
  } catch {
    return undefined;
  }
}

function Ways({ roster, draft }: { roster: Roster; draft: Draft }) {
  const t = useTranslations('move');
  const link = useMemo(() => linkOf(roster), [roster]);
  const short = link !== undefined && link.length <= MAX_LINK;
  return (
    <div className="flex flex-col items-start gap-3">
      {short ? (
        <QrCode text={link} label={t('code')} className="w-full max-w-80 self-center rounded" />
      ) : (
        <p>{t('too-long', { length: link?.length ?? 0, most: MAX_LINK })}</p>
      )}
      {short && (
        <div className="w-full">
          <CopyLink url={link} label={t('link')} />
          <p className="text-muted text-sm">{t('length', { length: link.length, most: MAX_LINK })}</p>
        </div>
      )}
      <Button onClick={() => downloadDraft(draft)}>
        <DownloadIcon />
        {t('file')}
      </Button>
    </div>
  );
}
