import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaClient } from '@/.build/prisma/client';
import { BUSY_TIMEOUT } from './database';
import { databaseFile } from './env';

/** On the global object, since a server's bundles each have a module of their own. */
const held = globalThis as typeof globalThis & { musterStore?: PrismaClient };

/** The one client of this process, opened when first asked for. */
export function client(): PrismaClient {
  held.musterStore ??= new PrismaClient({
    adapter: new PrismaBetterSqlite3({ url: `file:${databaseFile()}`, timeout: BUSY_TIMEOUT }),
  });
  return held.musterStore;
}

/** Closes the client; the next question opens another. */
export async function closeStore(): Promise<void> {
  const open = held.musterStore;
  delete held.musterStore;
  await open?.$disconnect();
}
