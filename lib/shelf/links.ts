import { type DBSchema, openDB } from 'idb';

/** A link that this browser has made, and can withdraw. */
export interface MadeLink {
  /** The id of the share. */
  id: string;
  url: string;
  /** The army's name when it was shared. */
  name: string;
  /** In milliseconds of the epoch. */
  madeAt: number;
  /** The canonical form of what it opens; missing of links that were made before it was kept. */
  content?: string;
}

interface LinksSchema extends DBSchema {
  links: { key: string; value: MadeLink };
  keys: { key: string; value: string };
}

const KEY = 'share-key';
const BYTES = 24;

function opened(name: string) {
  return openDB<LinksSchema>(name, 1, {
    upgrade: (database) => {
      database.createObjectStore('links', { keyPath: 'id' });
      database.createObjectStore('keys');
    },
    blocking: (_old, _new, event) => (event.target as IDBDatabase | null)?.close(),
  });
}

/** A secret that nobody guesses. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The key by which this browser can withdraw what it shares, made when first asked for; undefined where the browser
 * keeps nothing, and then a share cannot be withdrawn.
 */
export async function shareKey(name = 'muster-links'): Promise<string | undefined> {
  try {
    return await using(name, async (database) => {
      const { store, done } = database.transaction('keys', 'readwrite');
      const key = (await store.get(KEY)) ?? newSecret();
      await store.put(key, KEY);
      await done;
      return key;
    });
  } catch {
    return undefined;
  }
}

/** The links that this browser has made and not withdrawn, the last first. */
export async function madeLinks(name = 'muster-links'): Promise<MadeLink[]> {
  const links = await using(name, (database) => database.getAll('links'));
  return links.sort((one, other) => other.madeAt - one.madeAt);
}

/** The link to just this content, in its canonical form, if this browser has made one. */
export async function linkTo(content: string, name = 'muster-links'): Promise<string | undefined> {
  return (await madeLinks(name)).find((link) => link.content === content)?.url;
}

/** Remembers a link that was made; a link that is known keeps the time of its first making. */
export function keepLink(link: MadeLink, name = 'muster-links'): Promise<void> {
  return using(name, async (database) => {
    const { store, done } = database.transaction('links', 'readwrite');
    const { madeAt } = (await store.get(link.id)) ?? link;
    await store.put({ ...link, madeAt });
    await done;
  });
}

/** Forgets a link, once it is withdrawn. */
export function forgetLink(id: string, name = 'muster-links'): Promise<void> {
  return using(name, (database) => database.delete('links', id));
}

async function using<T>(
  name: string,
  work: (database: Awaited<ReturnType<typeof opened>>) => Promise<T>,
): Promise<T> {
  const database = await opened(name);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
