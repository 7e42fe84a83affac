import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import type { Army } from './army';
import { Conflict, ShelfError, shelfError } from './errors';
import type { KeptHistory } from './history';
import { type ArmyStore, revOf } from './store';

interface ShelfSchema extends DBSchema {
  armies: { key: string; value: Army };
  histories: { key: string; value: KeptHistory };
}
type Database = IDBPDatabase<ShelfSchema>;

/** Raise it with each store that is added. */
const VERSION = 2;
const STORES = ['armies', 'histories'] as const;

/** Adds the stores that are missing, whatever version there was; those that are there stay as they are. */
function addStores(database: Database): void {
  for (const store of STORES) {
    if (!database.objectStoreNames.contains(store)) database.createObjectStore(store, { keyPath: 'id' });
  }
}

/** Opens it, also where a newer version of the program has been here before: stores are only ever added. */
async function openLatest(
  name: string,
  hooks: Pick<OpenDBCallbacks<ShelfSchema>, 'blocking' | 'terminated'>,
) {
  try {
    return await openDB<ShelfSchema>(name, VERSION, { upgrade: addStores, ...hooks });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'VersionError')) throw error;
    return openDB<ShelfSchema>(name, undefined, hooks);
  }
}

/** An opening that takes longer never comes: some browsers hang instead of refusing. */
const PATIENCE = 5_000;

function patiently<T>(opening: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ShelfError('failed', 'opening took too long')), PATIENCE);
  });
  return Promise.race([opening, late]).finally(() => clearTimeout(timer));
}

/** The database of one name, opened when first used and again after the browser has closed it. */
class Connection {
  private opened: Promise<Database> | null = null;
  constructor(private readonly name: string) {}

  open(): Promise<Database> {
    this.opened ??= this.connect();
    return this.opened;
  }

  close(): void {
    this.opened?.then((database) => database.close()).catch(() => undefined);
    this.opened = null;
  }

  private connect(): Promise<Database> {
    const opening = openLatest(this.name, {
      blocking: () => this.close(),
      terminated: () => {
        this.opened = null;
      },
    });
    return patiently(opening).catch((error) => {
      this.opened = null;
      opening.then((database) => database.close()).catch(() => undefined);
      throw error;
    });
  }
}

async function writeTo(database: Database, next: Army, expected: number): Promise<void> {
  const transaction = database.transaction('armies', 'readwrite');
  const done = transaction.done.catch((error: unknown) => {
    throw error ?? new ShelfError('failed');
  });
  const writing = transaction.store.get(next.id).then((kept) => {
    if (revOf(kept) !== expected) throw new Conflict(kept);
    return transaction.store.put(next);
  });
  const results = await Promise.allSettled([writing, done]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function removeFrom(database: Database, id: string): Promise<Army | undefined> {
  const transaction = database.transaction('armies', 'readwrite');
  const kept = await transaction.store.get(id);
  await Promise.all([transaction.store.delete(id), transaction.done]);
  return kept;
}

/** Asks for the commit itself: a page that goes is gone before the answer that would make the browser do it. */
async function writeHistory(database: Database, history: KeptHistory): Promise<void> {
  const transaction = database.transaction('histories', 'readwrite');
  const writing = [transaction.store.put(history), transaction.done];
  transaction.commit();
  await Promise.all(writing);
}

/** Lets go of the histories of armies that are no more. */
async function sweepHistories(database: Database): Promise<void> {
  const transaction = database.transaction(STORES, 'readwrite');
  const [kept, armies] = await Promise.all(
    (['histories', 'armies'] as const).map((store) => transaction.objectStore(store).getAllKeys()),
  );
  const orphans = (kept ?? []).filter((id) => !armies?.includes(id));
  await Promise.all([
    ...orphans.map((id) => transaction.objectStore('histories').delete(id)),
    transaction.done,
  ]);
}

/** Opens the armies kept in IndexedDB; throws a ShelfError where the browser has none to offer. */
export async function openDatabase(name: string): Promise<ArmyStore> {
  const connection = new Connection(name);
  const using = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    try {
      return await work(await connection.open());
    } catch (error) {
      if (error instanceof DOMException && error.name === 'InvalidStateError') connection.close();
      throw shelfError(error);
    }
  };
  await using(async () => undefined);
  return {
    all: () => using((database) => database.getAll('armies')),
    get: (id) => using((database) => database.get('armies', id)),
    write: (next, expected) => using((database) => writeTo(database, next, expected)),
    remove: (id) => using((database) => removeFrom(database, id)),
    history: (id) => using((database) => database.get('histories', id)),
    keepHistory: (history) => using((database) => writeHistory(database, history)),
    sweep: () => using(sweepHistories),
    close: () => connection.close(),
  };
}
