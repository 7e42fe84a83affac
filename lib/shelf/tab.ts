import type { Army } from './army';
import { Conflict, shelfError } from './errors';
import { type ArmyStore, revOf } from './store';

const KEY = 'muster-armies';

/** The part of sessionStorage that is used. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

function readArmies(storage: TabStorage | undefined): Map<string, Army> {
  try {
    const armies: Army[] = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return new Map(armies.map((army) => [army.id, army]));
  } catch {
    return new Map();
  }
}

/** Armies kept for as long as this tab is open: what is left where the browser offers no database. */
export function tabStore(storage?: TabStorage): ArmyStore {
  let armies = readArmies(storage);
  const keep = (next: Map<string, Army>) => {
    storage?.setItem(KEY, JSON.stringify([...next.values()]));
    armies = next;
  };
  const attempt = async <T>(work: () => T): Promise<T> => {
    try {
      return work();
    } catch (error) {
      throw shelfError(error);
    }
  };
  return {
    all: async () => [...armies.values()],
    get: async (id) => armies.get(id),
    write: (next, expected) =>
      attempt(() => {
        const kept = armies.get(next.id);
        if (revOf(kept) !== expected) throw new Conflict(kept);
        keep(new Map(armies).set(next.id, next));
      }),
    remove: (id) =>
      attempt(() => {
        const kept = armies.get(id);
        const rest = new Map(armies);
        rest.delete(id);
        keep(rest);
        return kept;
      }),
    // The tab's storage is small: what can be undone lasts as long as the page.
    history: async () => undefined,
    keepHistory: async () => undefined,
    sweep: async () => undefined,
    close: () => undefined,
  };
}
