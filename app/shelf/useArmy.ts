'use client';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Army, type ArmyView, type Draft, OpenArmy, type SaveState, type Weigh } from '@/lib/shelf';
import { afterPaint } from './after-paint';
import { armyHref, theShelf } from './shelf';
import { saveBeforeLeaving } from './unsaved';

export interface ArmySave {
  state: SaveState;
  /** In a conflict: whether the army was removed elsewhere, rather than changed. */
  removed: boolean;
  /** Tries a failed save again now. */
  retry(): void;
  keepMine(): void;
  takeTheirs(): void;
  /** Keeps this version as a copy of its own and goes there. */
  keepBoth(): void;
}

export interface UsedArmy {
  state: ArmyView['state'];
  /** The same object until its draft changes. */
  army: Army | null;
  /** The only way to change the army; it is saved once it is drawn. Give back the same draft to change nothing. */
  change(edit: (draft: Draft) => Draft): void;
  /** Takes note of what the data have changed since the army was saved. */
  takeNote(): void;
  /** For those who show or follow how it is saved (`useSave`): the page is not drawn anew at each save. */
  open: OpenArmy | undefined;
  /** False where the browser keeps nothing: the army lasts as long as the tab. */
  lasting: boolean;
}

const LOADING: ArmyView = { state: 'loading', army: null, rev: 0, save: 'saved' };
const never = () => () => undefined;

/** A part of what is seen of an army; who uses it is drawn anew when that part changes. */
function useView<T>(open: OpenArmy | undefined, part: (view: ArmyView) => T): T {
  const see = () => part(open?.see() ?? LOADING);
  return useSyncExternalStore(open?.subscribe ?? never, see, () => part(LOADING));
}

function useOpenArmy(id: string, weigh: Weigh) {
  const [opened, setOpened] = useState<{ army: OpenArmy; lasting: boolean }>();
  const latest = useRef(weigh);
  useEffect(() => {
    latest.current = weigh;
  }, [weigh]);
  useEffect(() => {
    let army: OpenArmy | undefined;
    let gone = false;
    void theShelf().then((shelf) => {
      if (gone) return;
      army = new OpenArmy(shelf, id, (draft, kept) => latest.current(draft, kept), afterPaint);
      setOpened({ army, lasting: shelf.lasting });
      void army.start();
    });
    return () => {
      gone = true;
      army?.stop();
    };
  }, [id]);
  return opened;
}

/** Writes before the page goes, reads when it comes back, and warns before unsaved work is lost. */
function usePageLife(open: OpenArmy | undefined) {
  useEffect(() => {
    if (!open) return;
    const stop = saveBeforeLeaving(open);
    const seen = () => void (document.visibilityState === 'hidden' ? open.flush() : open.refresh());
    const hide = () => void open.flush();
    const show = () => void open.refresh();
    const warn = (event: BeforeUnloadEvent) => {
      if (!open.unsaved) return;
      void open.flush();
      if (open.see().save !== 'saving') event.preventDefault();
    };
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    window.addEventListener('beforeunload', warn);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
      window.removeEventListener('beforeunload', warn);
    };
  }, [open]);
}

/** How an open army is being saved, and what can be done about it. */
export function useSave(open: OpenArmy | undefined): ArmySave {
  const state = useView(open, ({ save }) => save);
  const removed = useView(open, ({ save, theirs }) => save === 'conflict' && !theirs);
  return {
    state,
    removed,
    retry: () => void open?.flush(),
    keepMine: () => void open?.keepMine(),
    takeTheirs: () => open?.takeTheirs(),
    keepBoth: () => void open?.keepBoth().then((id) => id && location.assign(armyHref(id))),
  };
}

/** An army of the shelf, open for editing. `weigh` (lib/shelf/news) is asked at each save. */
export function useArmy(id: string, weigh: Weigh = () => undefined): UsedArmy {
  const opened = useOpenArmy(id, weigh);
  const open = opened?.army;
  usePageLife(open);
  const state = useView(open, (view) => view.state);
  const army = useView(open, (view) => view.army);
  const change = useMemo<UsedArmy['change']>(() => (edit) => open?.change(edit), [open]);
  const takeNote = useMemo(() => () => void open?.takeNote(), [open]);
  return { state, army, change, takeNote, open, lasting: opened?.lasting ?? true };
}
