'use client';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Length } from '@/lib/sheet/length';
import type { Sheet } from '@/lib/sheet/sheet';
import { type ArmyView, draftRoster } from '@/lib/shelf';
import type { Key, Words } from '@/lib/words';
import { later } from '../army/Lazily';
import { type Shared, shareArmy } from '../army/share';
import { SharesNote } from '../shares/Note';
import { useKnownLink } from '../shares/useKnownLink';
import { armyHref } from '../shelf/shelf';
import { useArmy } from '../shelf/useArmy';
import { useQuery } from '../shelf/useQuery';
import { Button, LinkButton, manyWords } from '../ui/button';
import { pageDataVersion } from '../ui/data-version';
import { CopyIcon, LeftIcon, PrintIcon } from '../ui/icons';
import { PageIcon, RulesIcon } from '../ui/menu-icons';
import { QrCode } from '../ui/qr-code';
import { useSettings } from '../ui/settings';
import { useTitle } from '../ui/title';
import { useWords } from '../words/useWords';
import { DialogButton } from './DialogButton';
import { SheetView } from './Sheet';
import { usePaper } from './usePaper';

/** The sheet of the army that the address names. */
export function LocalSheet() {
  const id = useQuery('id');
  if (id === null) return null;
  return (
    <>
      <SharesNote army={id} />
      <ArmySheet id={id} />
    </>
  );
}

const PdfDialog = later(() => import('../pdf/PdfDialog').then((part) => part.PdfDialog));
const CopyDialog = later(() => import('../copy/CopyDialog').then((part) => part.CopyDialog));

/** The sheet of an army of the shelf, kept up with it, to look at and to print. */
function ArmySheet({ id }: { id: string }) {
  const t = useTranslations();
  const { state, army } = useArmy(id);
  const link = useLink(army);
  const { sheet, failed } = useSheet({ army, link: link.url });
  const why = message(state, army, failed);
  const told = why && t(why);
  useTitle(sheet && t('sheet.title', { army: sheet.name }));
  usePaper();
  return (
    <div className="mx-auto w-full max-w-4xl px-3 py-3 sm:px-5 print:max-w-none print:p-0">
      <div className="mb-3 flex flex-wrap gap-2 print:hidden">
        <LinkButton look="quiet" href={state === 'missing' ? '/' : armyHref(id)}>
          <LeftIcon />
          {state === 'missing' ? t('app.armies') : t('sheet.back')}
        </LinkButton>
        {sheet && (
          <>
            <Button look="primary" onClick={() => window.print()}>
              <PrintIcon />
              {t('army.print')}
            </Button>
            {army && (
              <>
                <DialogButton draft={army.draft} dialog={PdfDialog}>
                  <PageIcon />
                  {t('pdf.button')}
                </DialogButton>
                <DialogButton draft={army.draft} dialog={CopyDialog}>
                  <CopyIcon />
                  {t('copy.button')}
                </DialogButton>
              </>
            )}
            <LinkButton href={`/rules?army=${encodeURIComponent(id)}`}>
              <RulesIcon />
              {t('rules.army')}
            </LinkButton>
            {!link.url && (
              <Button onClick={link.make} className={manyWords}>
                {t('sheet.share')}
              </Button>
            )}
          </>
        )}
        {link.problem && (
          <p role="alert" className="self-center text-breach">
            {t(`share.problem.${link.problem.kind}`, { seconds: link.problem.seconds ?? 0 })}
          </p>
        )}
      </div>
      {told ? (
        <p role="status">{told}</p>
      ) : (
        sheet && (
          <SheetView
            sheet={sheet}
            aside={
              link.url && <QrCode text={link.url} label={t('army.sharing.code')} className="sheet-code" />
            }
          />
        )
      )}
    </div>
  );
}

function message(state: ArmyView['state'], army: ArmyView['army'], failed: boolean): Key | undefined {
  if (state === 'loading') return 'sheet.fetching';
  if (state === 'missing') return 'sheet.missing';
  if (failed) return 'sheet.failed';
  if (army?.draft.points === null) return 'sheet.noTotal';
  return undefined;
}

/** The link to a shared copy of just this state of the army: one that was made before, or is asked for here. */
function useLink(army: ArmyView['army']) {
  const [made, setMade] = useState<{ of: ArmyView['army']; shared: Shared }>();
  const known = useKnownLink(army?.draft ?? null);
  const shared = made?.of === army ? made?.shared : undefined;
  const make = () => {
    const roster = army && draftRoster(army.draft);
    if (!army || !roster) return;
    void shareArmy(roster).then((answer) => {
      setMade({ of: army, shared: answer });
      if ('unreachable' in answer)
        void import('../shares/queue').then(({ queueShare }) => queueShare(army.id, roster));
    });
  };
  return {
    url: shared && 'url' in shared ? shared.url : known,
    problem: shared && 'problem' in shared ? shared.problem : undefined,
    make,
  };
}

interface Wanted {
  army: ArmyView['army'];
  link: string | undefined;
}

/** The sheet of an army; the rules are loaded for it. */
function useSheet({ army, link }: Wanted): { sheet?: Sheet; failed: boolean } {
  const words = useWords();
  const { length } = useSettings();
  const [made, setMade] = useState<{ sheet?: Sheet; failed: boolean }>({ failed: false });
  useEffect(() => {
    if (!army) return;
    let gone = false;
    const show = (next: typeof made) => {
      if (!gone) setMade(next);
    };
    makeSheet({ army, words, link, length }).then(
      (sheet) => show({ sheet, failed: false }),
      () => show({ failed: true }),
    );
    return () => {
      gone = true;
    };
  }, [army, link, words, length]);
  return made;
}

interface SheetWork {
  army: NonNullable<ArmyView['army']>;
  words: Words;
  link: string | undefined;
  length: Length;
}

async function makeSheet({ army, words, link, length }: SheetWork): Promise<Sheet | undefined> {
  const roster = draftRoster(army.draft);
  if (!roster) return undefined;
  const [{ loadBooks }, { rosterSheet }] = await Promise.all([
    import('@/lib/catalogue/browser'),
    import('@/lib/sheet/model'),
  ]);
  const books = await loadBooks(roster, words);
  return rosterSheet(roster, books, { date: new Date(), dataVersion: pageDataVersion(), link, length });
}
