import { type DBSchema, openDB } from 'idb';
import { canonicalRoster } from '@/lib/codec/canonical';
import type { Roster } from '@/lib/schema';
import { newKey } from './draft';
import { Listeners } from './listeners';

/** A link to an army as it was when asked for: not made yet, made, or refused for good. */
export interface QueuedShare {
  id: string;
  /** The army on the shelf that it is of. */
  army: string;
  /** The frozen copy. */
  roster: Roster;
  /** In milliseconds of the epoch. */
  askedAt: number;
  state: 'waiting' | 'made' | 'refused';
  /** Of a made one. */
  url?: string;
  /** Of a refused one. */
  problem?: ShareProblem;
}

/** Why no link was made, as the catalogue of words names it; `seconds` to wait where there were too many, 0 if unknown. */
export interface ShareProblem {
  kind: 'failed' | 'unreachable' | 'too-many' | 'too-long' | 'not-understood';
  seconds?: number;
}

/** What became of an attempt: a link, a refusal for good, or nothing yet. */
export type Posted = { url: string } | { problem: ShareProblem; later?: boolean };

/** Sends a roster to the server. */
export type Post = (roster: Roster) => Promise<Posted>;

/** Links that were asked for without a network; they outlive the page, and all tabs see them. */
export interface ShareQueue {
  /** The first asked for first. */
  list(): Promise<QueuedShare[]>;
  /** Puts a link to be made at the end; the same army in the same state only once. */
  add(army: string, roster: Roster): Promise<QueuedShare>;
  /** Takes a link out: one that waits is then not made. */
  remove(id: string): Promise<void>;
  /** Sends what waits, one after the other and in one tab at a time. True once nothing waits any more. */
  send(post: Post): Promise<boolean>;
  /** Calls back when anything changed, in any tab; gives the way to stop it. */
  watch(listener: () => void): () => void;
  close(): void;
}

interface QueueSchema extends DBSchema {
  shares: { key: string; value: QueuedShare };
}

const VERSION = 1;

/**
 * Opens the queue, which is a database of its own: the armies' stays as older pages know it.
 * @throws {DOMException} where the browser keeps nothing
 */
export async function openQueue(name = 'muster-queue'): Promise<ShareQueue> {
  const database = await openDB<QueueSchema>(name, VERSION, {
    upgrade: (fresh) => void fresh.createObjectStore('shares', { keyPath: 'id' }),
    blocking: (_old, _new, event) => (event.target as IDBDatabase | null)?.close(),
  });
  const news = announcing(name);
  const list = async () =>
    (await database.getAll('shares')).sort((one, other) => one.askedAt - other.askedAt);
  /** Writes an outcome, unless the share was taken out meanwhile. */
  const settle = async (id: string, outcome: Partial<QueuedShare>) => {
    const transaction = database.transaction('shares', 'readwrite');
    const kept = await transaction.store.get(id);
    if (kept) await transaction.store.put({ ...kept, ...outcome });
    await transaction.done;
    news.tell();
  };
  return {
    list,
    add: async (army, roster) => {
      const transaction = database.transaction('shares', 'readwrite');
      const kept = await transaction.store.getAll();
      const twin = kept.find((one) => isSame(one, army, roster));
      const share = twin ?? waiting(army, roster, kept);
      if (!twin) await transaction.store.put(share);
      await transaction.done;
      news.tell();
      return share;
    },
    remove: async (id) => {
      await database.delete('shares', id);
      news.tell();
    },
    send: (post) => alone(name, () => sendAll({ list, settle, post })),
    watch: news.watch,
    close: () => {
      news.close();
      database.close();
    },
  };
}

/** Asked for after all others, even within one tick of the clock. */
function waiting(army: string, roster: Roster, others: readonly QueuedShare[]): QueuedShare {
  const askedAt = Math.max(Date.now(), ...others.map((other) => other.askedAt + 1));
  return { id: newKey(), army, roster, askedAt, state: 'waiting' };
}

function isSame(kept: QueuedShare, army: string, roster: Roster): boolean {
  return (
    kept.army === army && kept.state === 'waiting' && canonicalRoster(kept.roster) === canonicalRoster(roster)
  );
}

interface Sending {
  list(): Promise<QueuedShare[]>;
  settle(id: string, outcome: Partial<QueuedShare>): Promise<void>;
  post: Post;
}

/** Each is looked up again before it is sent, since it may have been taken out; the first that fails ends the turn. */
async function sendAll({ list, settle, post }: Sending): Promise<boolean> {
  for (;;) {
    const next = (await list()).find(({ state }) => state === 'waiting');
    if (!next) return true;
    const posted = await post(next.roster);
    if ('url' in posted) await settle(next.id, { state: 'made', url: posted.url });
    else if (posted.later) return false;
    else await settle(next.id, { state: 'refused', problem: posted.problem });
  }
}

/** Does work that no other tab and no worker does at the same time. */
function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = globalThis.navigator ?? {};
  return locks ? locks.request(name, work) : work();
}

/** Tells the listeners here and in the other tabs. */
function announcing(name: string) {
  const listeners = new Listeners();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  channel?.addEventListener('message', () => listeners.tell());
  return {
    tell: () => {
      listeners.tell();
      channel?.postMessage('changed');
    },
    watch: listeners.subscribe,
    close: () => channel?.close(),
  };
}
