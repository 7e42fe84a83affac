import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { openDatabase } from './database';
import { type Migration, readMigrations } from './migrations';

/** Prisma's own table, so that its tools agree on what has been applied. */
const MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`;

const RECORD = `INSERT INTO "_prisma_migrations"
    ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
  VALUES (@id, @checksum, @name, @startedAt, @finishedAt, 1)`;

const APPLIED = `SELECT 1 FROM "_prisma_migrations"
  WHERE "migration_name" = ? AND "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL`;

/** Brings a database file up to date, each migration in one transaction, and names those it applied. */
export function migrate(
  file: string,
  folder = join(/* turbopackIgnore: true */ process.cwd(), 'prisma', 'migrations'),
): string[] {
  const database = openDatabase(file);
  try {
    // A migration may rebuild a table that others refer to.
    database.pragma('foreign_keys = OFF');
    return readMigrations(folder)
      .filter((migration) => applyOnce(database, migration))
      .map(({ name }) => name);
  } finally {
    database.close();
  }
}

/** An immediate transaction: of two processes that start at once, the second waits and finds it done. */
function applyOnce(database: Database, migration: Migration): boolean {
  return database.transaction(() => apply(database, migration)).immediate();
}

function apply(database: Database, { name, sql, checksum }: Migration): boolean {
  database.exec(MIGRATIONS_TABLE);
  if (database.prepare(APPLIED).get(name)) return false;
  const startedAt = Date.now();
  database.exec(sql);
  database.prepare(RECORD).run({ id: randomUUID(), checksum, name, startedAt, finishedAt: Date.now() });
  return true;
}
