'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addArmy } from '../shelf/shelf';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { PlusIcon } from '../ui/icons';
import { OfferCard } from './OfferCard';
import type { Offered } from './offer';
import { PasteBox } from './PasteBox';
import { RefusedList } from './RefusedList';
import type { Refused, Site } from './read';

/** What was brought so far: armies that may come in, and what was not understood. */
export interface Brought {
  offers: readonly Offered[];
  refused: readonly Refused[];
}

interface ImportDialogProps {
  open: boolean;
  onClose(): void;
  site: Site;
  brought: Brought;
  onBrought(brought: Brought): void;
  onFiles(): void;
  /** After these were added. */
  onAdded(names: (string | undefined)[]): void;
}

/** Armies by file, text or link: what will come in is shown before it does. */
export function ImportDialog(props: ImportDialogProps) {
  const t = useTranslations('import');
  const { open, onClose } = props;
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('title')}
      description={t('says')}
    >
      <Import {...props} />
    </Dialog>
  );
}

function Import({ site, brought, onBrought, onFiles, onAdded }: ImportDialogProps) {
  const t = useTranslations('import');
  const { offers, refused } = brought;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<'asked' | 'busy' | 'failed'>('asked');
  const chosen = offers.filter(({ key, twin }) => (twin ? left.has(key) : !left.has(key)));
  const toggle = (key: string) => setLeft((before) => toggled(before, key));
  const add = async () => {
    setState('busy');
    const added = new Set<string>();
    try {
      for (const offer of chosen) {
        await addArmy(offer.roster);
        added.add(offer.key);
      }
      setState('asked');
      onAdded(chosen.map(({ roster }) => roster.name));
    } catch {
      // What was added stays; what was not can be tried again.
      setState('failed');
      onBrought({ ...brought, offers: offers.filter(({ key }) => !added.has(key)) });
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <PasteBox site={site} brought={brought} onBrought={onBrought} onFiles={onFiles} />
      <RefusedList refused={refused} />
      {offers.length > 0 && (
        <>
          <ul aria-label={t('armies')} className="flex flex-col gap-2">
            {offers.map((offer) => (
              <li key={offer.key}>
                <OfferCard
                  offer={offer}
                  chosen={chosen.includes(offer)}
                  only={offers.length === 1}
                  onToggle={() => toggle(offer.key)}
                />
              </li>
            ))}
          </ul>
          {state === 'failed' && (
            <p role="alert" className="text-breach">
              {t('not-kept')}
            </p>
          )}
          <div className="sticky bottom-0 -mx-1 bg-surface px-1 py-2">
            <Button
              look="primary"
              disabled={chosen.length === 0 || state === 'busy'}
              onClick={() => void add()}
              className="w-full sm:w-auto"
            >
              <PlusIcon />
              {t('add', { count: chosen.length })}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
