import type { Army } from './army';
import { openDatabase } from './database';
import type { ArmyStore } from './store';
import { type TabStorage, tabStore } from './tab';

/** Told to the other tabs: this army was written, or removed. */
export interface Notice {
  id: string;
  rev: number;
  change: 'put' | 'removed';
}

/** The armies of this browser. Whatever fails throws a ShelfError, or a Conflict for a stale revision. */
export interface Shelf extends Pick<ArmyStore, 'history' | 'keepHistory' | 'sweep'> {
  /** False where the browser offers no storage: armies then last only as long as the tab. */
  lasting: boolean;
  /** All armies, the last changed first. */
  list(): Promise<Army[]>;
  get(id: string): Promise<Army | undefined>;
  /** Writes an army read at `army.rev`, and gives it with its new revision. */
  put(army: Army): Promise<Army>;
  /** Removes an army, and gives what was kept, to be restored. */
  remove(id: string): Promise<Army | undefined>;
  /** Puts a removed army back as it was. */
  restore(army: Army): Promise<Army>;
  /** Calls back when another tab changed something; gives the way to stop it. */
  watch(listener: (notice: Notice) => void): () => void;
  close(): void;
}

export interface ShelfOptions {
  name?: string;
  /** What stands in where there is no database. */
  fallback?: () => TabStorage | undefined;
}

function sessionOf(): TabStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

async function openStore(name: string, fallback: () => TabStorage | undefined) {
  try {
    if (!globalThis.indexedDB) throw new Error('no database');
    return { store: await openDatabase(name), lasting: true };
  } catch {
    return { store: tabStore(fallback()), lasting: false };
  }
}

function channelOf(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** Writes it as the revision after the one that is kept. */
async function writeNext(store: ArmyStore, army: Army, expected: number, changedAt: number): Promise<Army> {
  const next = { ...army, rev: army.rev + 1, changedAt };
  await store.write(next, expected);
  return next;
}

function listening(channel: BroadcastChannel | undefined): Shelf['watch'] {
  return (listener) => {
    const hear = (event: MessageEvent<Notice>) => listener(event.data);
    channel?.addEventListener('message', hear);
    return () => channel?.removeEventListener('message', hear);
  };
}

/** Opens the armies of this browser: its database, or failing that what lasts as long as the tab. */
export async function openShelf({
  name = 'muster',
  fallback = sessionOf,
}: ShelfOptions = {}): Promise<Shelf> {
  const { store, lasting } = await openStore(name, fallback);
  const channel = channelOf(name);
  const tell = (army: Army, change: Notice['change']) => {
    channel?.postMessage({ id: army.id, rev: army.rev, change } satisfies Notice);
    return army;
  };
  return {
    lasting,
    list: async () => (await store.all()).sort((a, b) => b.changedAt - a.changedAt),
    get: (id) => store.get(id),
    put: async (army) => tell(await writeNext(store, army, army.rev, Date.now()), 'put'),
    restore: async (army) => tell(await writeNext(store, army, 0, army.changedAt), 'put'),
    remove: async (id) => {
      const kept = await store.remove(id);
      return kept && tell(kept, 'removed');
    },
    history: store.history,
    keepHistory: store.keepHistory,
    sweep: store.sweep,
    watch: listening(channel),
    close: () => {
      channel?.close();
      store.close();
    },
  };
}
