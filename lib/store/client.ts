import { statSync } from 'node:fs';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaClient } from '@/.build/prisma/client';
import { BUSY_TIMEOUT } from './database';
import { databaseFile } from './env';

/** On the global object, since a server's bundles each have a module of their own. */
const held = globalThis as typeof globalThis & { musterStore?: OpenStore };

interface OpenStore {
  client: PrismaClient;
  /** Which file it is: another may have been put in its place, as when a copy is brought back. */
  inode: number;
}

/**
 * The one client of this process, opened when first asked for. A database that was removed is an error: what is
 * written to it would be lost. The client of a file that was replaced is left alone, since closing it would remove
 * the new file's journal.
 */
export function client(): PrismaClient {
  const file = databaseFile();
  const inode = statSync(file).ino;
  if (held.musterStore?.inode !== inode) held.musterStore = { client: opened(file), inode };
  return held.musterStore.client;
}

function opened(file: string): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaBetterSqlite3({ url: `file:${file}`, timeout: BUSY_TIMEOUT }),
  });
}

/** Closes the client; the next question opens another. */
export async function closeStore(): Promise<void> {
  const open = held.musterStore;
  delete held.musterStore;
  await open?.client.$disconnect();
}
