import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Army } from './army';
import { Conflict, ShelfError, shelfError } from './errors';
import { type ArmyStore, revOf } from './store';

interface ShelfSchema extends DBSchema {
  armies: { key: string; value: Army };
}
type Database = IDBPDatabase<ShelfSchema>;

const VERSION = 1;
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
    const opening = openDB<ShelfSchema>(this.name, VERSION, {
      upgrade: (database) => void database.createObjectStore('armies', { keyPath: 'id' }),
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
    close: () => connection.close(),
  };
}
