'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Books } from '@/lib/engine';
import type { FillRequest, FillResult } from '@/lib/engine/fill';
import type { ArmyList, Roster } from '@/lib/schema';
import type { Asked, Told } from './messages';

/** Where filling up stands. */
export type FillState =
  | { at: 'asking' }
  | { at: 'working'; done: number }
  | { at: 'told'; result: FillResult }
  | { at: 'failed' };

export interface Filling {
  state: FillState;
  start(asked: Omit<FillRequest, 'roster'>): void;
  /** Gives up the work, or goes back to the question. */
  back(): void;
}

const ASKING: FillState = { at: 'asking' };

/** Fills up off the main thread. The worker lives as long as its work, and never longer than the dialog. */
export function useFill(roster: Roster, books: Books): Filling {
  const [kept, setKept] = useState({ of: roster, state: ASKING });
  const worker = useRef<Worker>(undefined);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);
  const start = useCallback(
    (asked: Omit<FillRequest, 'roster'>) => {
      const setState = (state: FillState) => setKept({ of: roster, state });
      stop();
      setState({ at: 'working', done: 0 });
      const made = newWorker();
      worker.current = made;
      if (!made) return setState({ at: 'failed' });
      made.onmessage = ({ data }: MessageEvent<Told>) => {
        if (data.kind === 'progress') return setState({ at: 'working', done: data.done });
        stop();
        setState({ at: 'told', result: data.result });
      };
      made.onerror = () => {
        stop();
        setState({ at: 'failed' });
      };
      made.postMessage(askedOf({ roster, ...asked }, books));
    },
    [roster, books, stop],
  );
  const back = useCallback(() => {
    stop();
    setKept({ of: roster, state: ASKING });
  }, [roster, stop]);
  // Another tab may change the army: what was worked out for it before is no longer to be had.
  return { state: kept.of === roster ? kept.state : ASKING, start, back };
}

function newWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./fill.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** The request with the books of its army: its system, its list and those of its allies. */
function askedOf(request: FillRequest, books: Books): Asked {
  const { roster } = request;
  const system = books.system(roster.system);
  return { request, systems: system ? [system] : [], lists: listsOf(roster, books) };
}

function listsOf(roster: Roster, books: Books): ArmyList[] {
  const own = roster.system === 'medieval' ? undefined : books.list(roster.list);
  return own ? [own, ...own.allies.flatMap((ally) => books.list(ally.list) ?? [])] : [];
}
