'use client';
import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadBooks } from '@/lib/catalogue/browser';
import { seenName } from '@/lib/engine/text';
import { MAX_NAME } from '@/lib/schema/limits';
import { Button, IconButton, LinkButton } from '../ui/button';
import { inputClasses } from '../ui/classes';
import { LeftIcon, PrintIcon, ShareIcon, UndoIcon } from '../ui/icons';
import { Lazily, later } from './Lazily';
import { MoreButton } from './MoreButton';
import { useNow } from './now';
import type { ArmyDialog } from './palette/actions';
import { PaletteButton } from './palette/PaletteButton';
import { TotalField } from './TotalField';
import type { Edits } from './useEdits';
import { useWorkbench } from './workbench';

/** A list, or a variant of one, that an army can be built from. */
export interface ListChoice {
  list: string;
  variant?: string;
  name: string;
}

interface ArmyHeaderProps {
  id: string;
  name: string;
  /** The agreed total; null for none. */
  points: number | null;
  lists: readonly ListChoice[];
  edits: Edits;
}

/** What the whole army is: name, list, total, and what can be done with it. */
export const ArmyHeader = memo(function ArmyHeader({ id, name, points, lists, edits }: ArmyHeaderProps) {
  const t = useTranslations();
  const { actions } = useWorkbench();
  const rename = (next: string) => actions.edit((before) => ({ ...before, name: next }), 'name');
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h1 className="sr-only">{seenName(name) || t('app.unnamed')}</h1>
      <div className="flex min-w-[min(14rem,100%)] flex-[2_1_14rem] items-center gap-1">
        <LinkButton
          look="quiet"
          href="/"
          aria-label={t('app.armies')}
          title={t('app.armies')}
          className="px-2!"
        >
          <LeftIcon />
          <span className="hidden xl:inline">{t('app.armies')}</span>
        </LinkButton>
        <input
          aria-label={t('army.name')}
          placeholder={t('app.unnamed')}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          onChange={(event) => rename(event.target.value)}
          className={`${inputClasses} min-w-0 flex-1 font-bold`}
        />
      </div>
      <div className="flex min-w-0 flex-[1_1_20rem] flex-wrap items-center gap-2 lg:flex-none">
        <ListSelect lists={lists} />
        <TotalField points={points} />
      </div>
      <Tools id={id} edits={edits} />
    </header>
  );
});

const choiceKey = ({ list, variant }: { list: string; variant?: string }) => `${list}/${variant ?? ''}`;

/** The list and its variant: units that another one does not have stay, and are marked. */
function ListSelect({ lists }: Pick<ArmyHeaderProps, 'lists'>) {
  const t = useTranslations();
  const { actions, books, frame } = useWorkbench();
  if (frame.system !== 'ancient') return <span className="px-1">{books.system(frame.system)?.name}</span>;
  const change = (key: string) => {
    const choice = lists.find((other) => choiceKey(other) === key);
    if (!choice) return;
    const { list, variant } = choice;
    const turn = () =>
      actions.edit((before) => (before.system === 'ancient' ? { ...before, list, variant } : before));
    // The page stays as it is until the other list is there; where it cannot be loaded, it says so.
    void loadBooks({ system: frame.system, list }, books.words).then(turn, turn);
  };
  return (
    <select
      aria-label={t('army.list')}
      value={choiceKey(frame)}
      onChange={(event) => change(event.target.value)}
      className={`${inputClasses} min-w-24 flex-1 lg:w-44!`}
    >
      {lists.map((choice) => (
        <option key={choiceKey(choice)} value={choiceKey(choice)}>
          {choice.name}
        </option>
      ))}
    </select>
  );
}

const SettingsDialog = later(() => import('./SettingsDialog').then((part) => part.SettingsDialog));
const FillDialog = later(() => import('./fill/FillDialog').then((part) => part.FillDialog));
const CopyDialog = later(() => import('../copy/CopyDialog').then((part) => part.CopyDialog));
const PdfDialog = later(() => import('../pdf/PdfDialog').then((part) => part.PdfDialog));
const MoveDialog = later(() => import('../move/MoveDialog').then((part) => part.MoveDialog));
const ShareDialog = later(() => import('./ShareDialog').then((part) => part.ShareDialog));

function Tools({ id, edits }: Pick<ArmyHeaderProps, 'id' | 'edits'>) {
  const all = useTranslations();
  const { actions } = useWorkbench();
  const [shown, setShown] = useState<ArmyDialog | null>(null);
  return (
    <div className="flex flex-wrap items-center">
      <PaletteButton id={id} edits={edits} openDialog={setShown} />
      <IconButton label={all('army.undo')} aria-disabled={!edits.canUndo} onClick={edits.undo}>
        <UndoIcon />
      </IconButton>
      <IconButton
        label={all('army.redo')}
        aria-disabled={!edits.canRedo}
        onClick={edits.redo}
        className="-scale-x-100"
      >
        <UndoIcon />
      </IconButton>
      <MoreButton {...{ id, edits, actions }} openDialog={setShown} />
      <LinkButton
        look="quiet"
        href={`/sheet?id=${encodeURIComponent(id)}`}
        title={all('army.sheet')}
        className="px-2!"
      >
        <PrintIcon />
        {all('army.print')}
      </LinkButton>
      <Button look="primary" className="ml-1" onClick={() => setShown('share')}>
        <ShareIcon />
        {all('army.share')}
      </Button>
      <Lazily when={shown !== null}>
        <ToolDialogs id={id} shown={shown} onClose={() => setShown(null)} />
      </Lazily>
    </div>
  );
}

interface ToolDialogsProps {
  id: string;
  shown: ArmyDialog | null;
  onClose(): void;
}

function ToolDialogs({ id, shown, onClose }: ToolDialogsProps) {
  const { draft, checked } = useNow();
  return (
    <>
      <Lazily when={shown === 'settings'}>
        <SettingsDialog draft={draft} open={shown === 'settings'} onClose={onClose} />
      </Lazily>
      <Lazily when={shown === 'fill'}>
        <FillDialog draft={draft} checked={checked} open={shown === 'fill'} onClose={onClose} />
      </Lazily>
      <Lazily when={shown === 'copy'}>
        <CopyDialog draft={draft} open={shown === 'copy'} onClose={onClose} />
      </Lazily>
      <Lazily when={shown === 'pdf'}>
        <PdfDialog draft={draft} open={shown === 'pdf'} onClose={onClose} />
      </Lazily>
      <Lazily when={shown === 'move'}>
        <MoveDialog draft={draft} open={shown === 'move'} onClose={onClose} />
      </Lazily>
      <Lazily when={shown === 'share'}>
        <ShareDialog id={id} draft={draft} open={shown === 'share'} onClose={onClose} />
      </Lazily>
    </>
  );
}
