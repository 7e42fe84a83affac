'use client';
import { useEffect, useState } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { formatFileName } from '@/lib/formats/file-name';
import { PAPERS, PDF_LAYOUTS, type PdfOptions } from '@/lib/sheet/pdf/options';
import { type Draft, draftRoster } from '@/lib/shelf';
import type { Compiled } from '@/lib/words/words';
import { useKnownLink } from '../shares/useKnownLink';
import { saveBlob } from '../shelf/download';
import { Button } from '../ui/button';
import { RadioGroup, RadioOption } from '../ui/choices';
import { Dialog } from '../ui/dialog';
import { DownloadIcon } from '../ui/menu-icons';
import { useWords } from '../words/useWords';
import { firstChoice, keepLayout } from './choice';
import { makePdf, prepareMaker, type Saying } from './make-pdf';

interface PdfDialogProps {
  draft: Draft;
  open: boolean;
  onClose(): void;
}

type State = 'idle' | 'making' | 'made' | 'failed';

/** Which PDF of the army: its layout and its paper. */
export function PdfDialog({ draft, open, onClose }: PdfDialogProps) {
  const t = useTranslations('pdf');
  const words = useWords();
  const messages = useMessages() as unknown as Compiled;
  const link = useKnownLink(draft, open);
  const [options, setOptions] = useState(firstChoice);
  const [state, setState] = useState<State>('idle');
  useEffect(() => (open ? prepareMaker() : undefined), [open]);
  const choose = (change: Partial<PdfOptions>) => {
    setOptions({ ...options, ...change });
    setState('idle');
  };
  const make = async () => {
    setState('making');
    setState(await download(draft, { options, link, words, messages }));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('title')}
      description={link ? t('with-link') : t('without-link')}
    >
      {draft.points === null ? (
        <p>{t('needs-total')}</p>
      ) : (
        <>
          <Choices options={options} choose={choose} />
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Button
              look="primary"
              aria-disabled={state === 'making'}
              onClick={() => state !== 'making' && void make()}
            >
              <DownloadIcon />
              {t('download')}
            </Button>
            <p
              role={state === 'failed' ? 'alert' : 'status'}
              className={state === 'failed' ? 'text-breach' : 'text-muted'}
            >
              {state !== 'idle' && t(state)}
            </p>
          </div>
        </>
      )}
    </Dialog>
  );
}

interface Wanted extends Saying {
  options: PdfOptions;
}

async function download(draft: Draft, { options, ...saying }: Wanted): Promise<State> {
  const roster = draftRoster(draft);
  if (!roster) return 'failed';
  try {
    saveBlob(await makePdf(roster, options, saying), formatFileName(roster.name, ending(options)));
    keepLayout(options.layout);
    return 'made';
  } catch {
    return 'failed';
  }
}

/** A file is named after what it shows: `Legio XX.cards.pdf`. */
function ending({ layout }: PdfOptions): string {
  return layout === 'sheet' ? 'pdf' : `${layout}.pdf`;
}

interface ChoicesProps {
  options: PdfOptions;
  choose(change: Partial<PdfOptions>): void;
}

function Choices({ options: { layout, paper }, choose }: ChoicesProps) {
  const t = useTranslations('pdf');
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_auto]">
      <RadioGroup label={t('layout')} value={layout} onValueChange={(next) => choose({ layout: next })}>
        {PDF_LAYOUTS.map((each) => (
          <RadioOption key={each} value={each} label={t(each)} hint={t(`for.${each}`)} />
        ))}
      </RadioGroup>
      <RadioGroup label={t('paper')} value={paper} onValueChange={(next) => choose({ paper: next })}>
        {PAPERS.map((each) => (
          <RadioOption key={each} value={each} label={t(each)} />
        ))}
      </RadioGroup>
    </div>
  );
}
