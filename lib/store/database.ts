import Database from 'better-sqlite3';

/** Milliseconds to wait for another process that is writing. */
export const BUSY_TIMEOUT = 5_000;

/** Opens a database file, makes it if there is none, and puts it into WAL mode, which lasts. */
export function openDatabase(file: string): Database.Database {
  const database = new Database(file, { timeout: BUSY_TIMEOUT });
  database.pragma('journal_mode = WAL');
  return database;
}
