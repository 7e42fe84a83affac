'use client';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Army } from '@/lib/shelf';
import { findArmies, tagsOf } from '@/lib/shelf/find';
import { Lazily, later } from '../army/Lazily';
import { SharesNote } from '../shares/Note';
import { type UsedArmies, useArmies } from '../shelf/useArmies';
import { Button } from '../ui/button';
import { PlusIcon, WarningIcon } from '../ui/icons';
import { Toaster } from '../ui/toaster';
import { type Actions, actionsOn } from './actions';
import { ArmyRow } from './army-row';
import { CompareBar, CompareButton, type Comparing, useComparing } from './comparing';
import { Examples, ExamplesDialog } from './examples';
import { Finder } from './finder';
import { Importing } from './importing';
import { NewArmyDialog } from './new-army';
import { RenameDialog } from './rename';
import { TagDialog } from './tag-dialog';
import { type Choices, kindName } from './types';
import { useWanted } from './useWanted';

const Backup = later(() => import('../backup/Backup').then((part) => part.Backup));
const MoveDialog = later(() => import('../move/MoveDialog').then((part) => part.MoveDialog));

const MINUTE = 60_000;

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="mb-3 flex items-start gap-2 rounded border border-advice bg-advice-soft px-3 py-2"
    >
      <span className="mt-0.5 text-advice">
        <WarningIcon />
      </span>
      <span>{children}</span>
    </p>
  );
}

function Notices({ used }: { used: UsedArmies }) {
  const t = useTranslations();
  if (used.state === 'failed') {
    return (
      <Notice>
        {t('home.unread')}{' '}
        <Button size="sm" onClick={() => void used.refresh()}>
          {t('app.again')}
        </Button>
      </Notice>
    );
  }
  if (used.lasting) return null;
  return <Notice>{t('home.notKept')}</Notice>;
}

interface ArmyRowsProps {
  armies: Army[];
  choices: Choices;
  actions: Actions;
}

/** The armies that are wanted, with what is needed to find them where they are several. */
function FoundArmies(props: ArmyRowsProps) {
  const t = useTranslations('armies');
  const { armies, choices } = props;
  const [wanted, want] = useWanted();
  const known = tagsOf(armies);
  const tags = wanted.tags.filter((tag) => known.includes(tag));
  const found = findArmies(armies, { ...wanted, tags }, ({ draft }) => kindName(draft, choices.armies));
  const comparing = useComparing();
  return (
    <>
      {armies.length > 1 && (
        <Finder wanted={{ ...wanted, tags }} tags={known} onWant={want}>
          <CompareButton comparing={comparing} />
        </Finder>
      )}
      {found.length > 0 && <ArmyRows {...props} armies={found} known={known} comparing={comparing} />}
      {comparing.on && <CompareBar armies={armies} comparing={comparing} />}
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-muted'}>
        {found.length === 0
          ? t('none-found')
          : found.length < armies.length && t('found', { count: found.length })}
      </p>
    </>
  );
}

interface RowsProps extends ArmyRowsProps {
  known: readonly string[];
  comparing: Comparing;
}

function ArmyRows({ armies, choices, actions, known, comparing }: RowsProps) {
  const t = useTranslations();
  const now = useNow();
  const [tagging, setTagging] = useState<Army | null>(null);
  const [renaming, setRenaming] = useState<Army | null>(null);
  const [moving, setMoving] = useState<Army | null>(null);
  return (
    <>
      <ul aria-label={t('home.list')} className="rounded border border-line bg-surface">
        {armies.map((army) => (
          <ArmyRow
            key={army.id}
            army={army}
            kind={kindName(army.draft, choices.armies)}
            now={Math.max(now, army.changedAt)}
            actions={actions}
            comparing={comparing}
            onRename={() => setRenaming(army)}
            onMove={() => setMoving(army)}
            onTags={() => setTagging(army)}
          />
        ))}
      </ul>
      <Lazily when={moving !== null}>
        {moving && <MoveDialog draft={moving.draft} open onClose={() => setMoving(null)} />}
      </Lazily>
      <TagDialog
        army={tagging}
        known={known}
        onClose={() => setTagging(null)}
        onTags={(tags) => {
          if (tagging) void actions.tag(tagging, tags);
          setTagging(null);
        }}
      />
      <RenameDialog
        army={renaming}
        onClose={() => setRenaming(null)}
        onRename={(name) => {
          if (renaming) void actions.rename(renaming, name);
          setRenaming(null);
        }}
      />
    </>
  );
}

function Invitation({ choices, onNew }: { choices: Choices; onNew(): void }) {
  const t = useTranslations();
  return (
    <section>
      <div className="mb-6 flex flex-col items-start gap-3 rounded border border-line bg-surface px-4 py-5">
        <p className="max-w-prose">{t('home.none')}</p>
        <Button look="primary" onClick={onNew}>
          <PlusIcon />
          {t('home.new.title')}
        </Button>
      </div>
      <h2 className="mb-2 font-bold text-lg">{t('home.examples.or')}</h2>
      <Examples choices={choices} taken={[]} />
    </section>
  );
}

/** My armies: all that this browser keeps, and the ways to begin another. */
export function Home({ choices }: { choices: Choices }) {
  const t = useTranslations();
  const used = useArmies();
  const actions = useMemo(() => actionsOn(used.refresh), [used.refresh]);
  const [dialog, setDialog] = useState<'new' | 'examples' | null>(null);
  const [backup, setBackup] = useState<File | null>(null);
  const close = (open: boolean) => !open && setDialog(null);
  const { armies, state } = used;
  const taken = armies.map((army) => army.draft.name);
  return (
    <div className="mx-auto w-full max-w-5xl px-3 py-4 sm:px-5 sm:py-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h1 className="font-bold text-2xl">{t('app.armies')}</h1>
        <div className="needs-script flex flex-wrap gap-2">
          {armies.length > 0 && (
            <Button look="primary" onClick={() => setDialog('new')}>
              <PlusIcon />
              {t('home.new.title')}
            </Button>
          )}
          {armies.length > 0 && (
            <Button onClick={() => setDialog('examples')}>{t('home.examples.button')}</Button>
          )}
          <Importing choices={choices.armies} onAdded={used.refresh} onBackup={setBackup} />
        </div>
      </div>
      <Notices used={used} />
      <SharesNote />
      {state === 'loading' && <p className="needs-script text-muted">{t('home.reading')}</p>}
      {armies.length > 0 && <FoundArmies armies={armies} choices={choices} actions={actions} />}
      {state === 'ready' && armies.length === 0 && (
        <Invitation choices={choices} onNew={() => setDialog('new')} />
      )}
      <Lazily when={state === 'ready'}>
        <Backup armies={armies} onChange={used.refresh} file={backup} onFile={setBackup} />
      </Lazily>
      <NewArmyDialog open={dialog === 'new'} onOpenChange={close} choices={choices.armies} taken={taken} />
      <ExamplesDialog open={dialog === 'examples'} onOpenChange={close} choices={choices} taken={taken} />
      <Toaster />
    </div>
  );
}
