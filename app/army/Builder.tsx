'use client';
import { type ComponentProps, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Draft, OpenArmy } from '@/lib/shelf';
import type { Scales } from '@/lib/shelf/news';
import type { UsedArmy } from '../shelf/useArmy';
import { Button } from '../ui/button';
import { useSettings } from '../ui/settings';
import { useWords } from '../words/useWords';
import { Announcer, useAnnouncer } from './Announcer';
import { ArmyBar } from './ArmyBar';
import { ArmyGroups } from './ArmyGroups';
import { ArmyHeader, type ListChoice } from './ArmyHeader';
import { Dock } from './Dock';
import { useExplained } from './explained';
import { useHeld } from './held';
import { Lazily, later } from './Lazily';
import { ArmyProvider } from './room';
import { SaveAlert } from './SaveNote';
import { ShortcutsLater } from './ShortcutsLater';
import { Status } from './Status';
import { Selection, useSelecting } from './selection';
import { useActions } from './useActions';
import type { Checked } from './useChecked';
import type { Edits } from './useEdits';
import { useFolds } from './useFolds';
import { useHeight } from './useHeight';
import { type Layout, useLayout } from './useLayout';
import { useLead } from './useLead';
import { useNews } from './useNews';
import { spokenStatus } from './words';
import { type Workbench, WorkbenchProvider } from './workbench';

interface BuilderProps {
  id: string;
  draft: Draft;
  used: UsedArmy;
  scales: Scales;
  checked: Checked;
  lists: readonly ListChoice[];
  edits: Edits;
}

export type Panel = 'picker' | 'status' | null;

/** More units than this start folded; a designed unit takes more room. */
const FEW = { ancient: 24, medieval: 3 };

/** The builder of one army. */
export function Builder({ id, draft, used, scales, checked, lists, edits }: BuilderProps) {
  const { books } = scales;
  const t = useTranslations();
  const layout = useLayout();
  const [panel, setPanel] = useState<Panel>(null);
  const few = useRef(draft.units.length <= FEW[draft.system]).current;
  const { condensed } = useSettings();
  const folds = useFolds(layout !== 'small' && few && !condensed);
  const { heard, say } = useAnnouncer(checked.report, () =>
    spokenStatus(checked.report, draft.points !== null, books.words),
  );
  const { fresh, show, goTo, focus } = useLead({ layout, folds, setPanel });
  const [selection] = useState(() => new Selection());
  const selecting = useSelecting(selection);
  const words = useWords();
  const stage = {
    draft,
    checked,
    books,
    selection,
    edit: edits.edit,
    fold: folds.set,
    goTo,
    focus,
    show,
    say,
    words,
  };
  const actions = useActions(stage);
  const { news, note } = useNews(used, scales);
  const { frame } = checked;
  const workbench = useMemo<Workbench>(
    () => ({ books, frame, actions, selection }),
    [books, frame, actions, selection],
  );
  const now = useMemo(() => ({ draft, checked }), [draft, checked]);
  const keys = useHeld(draft.units.map(({ key }) => key));
  const close = useCallback(() => setPanel(null), []);
  return (
    <WorkbenchProvider value={workbench}>
      <ArmyProvider now={now}>
        <div className="builder" data-layout={layout}>
          <Head {...{ id, lists, edits }} name={draft.name ?? ''} points={draft.points} open={used.open} />
          {layout === 'wide' && (
            <aside aria-label={t('army.pickerLabel')} className="builder-side">
              <h2 className="sr-only">{t('army.addUnits')}</h2>
              <Picker />
            </aside>
          )}
          <div className="builder-army">
            <Lazily when={news !== undefined}>{news && <DataNews news={news} onNoted={note} />}</Lazily>
            <ArmyBar keys={keys} folds={folds} open={used.open} lasting={used.lasting} />
            <ArmyGroups draft={draft} checked={checked} folds={folds} fresh={fresh} />
            {layout === 'middle' && !selecting && <AddButton onAdd={() => setPanel('picker')} />}
            <Lazily when={selecting}>
              <SelectionBar id={id} draft={draft} checked={checked} />
            </Lazily>
          </div>
          {layout !== 'small' && (
            <div className="builder-side">
              <Status />
            </div>
          )}
        </div>
        <Panels {...{ layout, panel, setPanel, close }} dock={!selecting} />
        <Explanations />
        <ShortcutsLater keys={keys} folds={folds} edits={edits} />
        <Announcer words={heard} />
      </ArmyProvider>
    </WorkbenchProvider>
  );
}

const Picker = later(() => import('./Picker').then((part) => part.Picker));
const DataNews = later(() => import('./DataNews').then((part) => part.DataNews));
const TermPopover = later(() => import('./TermPopover').then((part) => part.TermPopover));

/** What a word of the rules means, wherever in the builder it was asked. */
function Explanations() {
  const explained = useExplained();
  return (
    <Lazily when={explained !== null}>
      <TermPopover explained={explained} />
    </Lazily>
  );
}

const dialogs = () => import('./Dialogs');
const PickerDialog = later(() => dialogs().then((part) => part.PickerDialog));
const StatusDialog = later(() => dialogs().then((part) => part.StatusDialog));

/** What is needed sooner or later comes once the page is at rest: what units choose, and the dialogs of a narrow screen. */
function usePartsSoon(narrow: boolean) {
  useEffect(() => {
    const parts = () => [import('./UnitOptions'), ...(narrow ? [dialogs()] : [])];
    const timer = setTimeout(() => void Promise.all(parts()).catch(() => undefined), 1_000);
    return () => clearTimeout(timer);
  }, [narrow]);
}

interface HeadProps extends ComponentProps<typeof ArmyHeader> {
  open: OpenArmy | undefined;
}

const Head = memo(function Head({ open, ...header }: HeadProps) {
  const t = useTranslations();
  const head = useHeight('--head');
  return (
    <section ref={head} aria-label={t('army.label')} className="builder-head">
      <ArmyHeader {...header} />
      <SaveAlert open={open} />
    </section>
  );
});

const SelectionBar = later(() => import('./SelectionBar').then((part) => part.SelectionBar));

interface PanelsProps {
  layout: Layout;
  panel: Panel;
  setPanel(panel: Panel): void;
  close(): void;
  dock: boolean;
}

/** What a narrow screen shows at its foot or over the army. */
const Panels = memo(function Panels({ layout, panel, setPanel, close, dock }: PanelsProps) {
  usePartsSoon(layout !== 'wide');
  if (layout === 'wide') return null;
  return (
    <>
      {layout === 'small' && dock && (
        <Dock onAdd={() => setPanel('picker')} onMore={() => setPanel('status')} />
      )}
      <Lazily when={panel === 'picker'}>
        <PickerDialog open={panel === 'picker'} onClose={close} />
      </Lazily>
      <Lazily when={panel === 'status'}>
        <StatusDialog open={panel === 'status'} onClose={close} />
      </Lazily>
    </>
  );
});

function AddButton({ onAdd }: { onAdd(): void }) {
  const t = useTranslations();
  return (
    <Button look="primary" className="mt-3 w-full" onClick={onAdd}>
      {t('army.addUnit')}
    </Button>
  );
}
