import { databaseFile } from '@/lib/store/env';
import { migrate } from '@/lib/store/migrate';
import { httpEnv } from './env';

/** Reads the environment and brings the database up to date. A server that cannot is not to start. */
export function makeReady(): void {
  try {
    httpEnv();
    migrateDatabase(databaseFile());
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
