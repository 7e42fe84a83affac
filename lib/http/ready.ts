import { readCatalogue } from '@/lib/catalogue/files';
import { closeStore } from '@/lib/store/client';
import { databaseFile } from '@/lib/store/env';
import { migrate } from '@/lib/store/migrate';
import { httpEnv } from './env';

/**
 * Reads the environment and the army lists, and brings the database up to date. A server that cannot is not to start.
 * Before it ends it closes the database (lib/setup/steps/serve.mjs), which is then whole in its one file.
 */
export function makeReady(): void {
  try {
    httpEnv();
    readCatalogue();
    migrateDatabase(databaseFile());
    Object.assign(globalThis, { musterPutAway: closeStore });
  } catch (error) {
    // Next would log a thrown error and serve all the same.
    console.error(messageOf(error));
    process.exit(1);
  }
}

function migrateDatabase(file: string): void {
  try {
    migrate(file);
  } catch (error) {
    throw new Error(`The database ${file} cannot be brought up to date: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
