import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One step of the database's history, as `prisma/migrations` holds it. */
export interface Migration {
  name: string;
  sql: string;
  /** As Prisma takes it: SHA-256 of the file. */
  checksum: string;
}

/** The migrations of a folder, oldest first. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isDirectory() && existsSync(join(folder, item.name, 'migration.sql')))
    .map((item) => item.name)
    .sort()
    .map((name) => readMigration(name, join(folder, name, 'migration.sql')));
}

function readMigration(name: string, file: string): Migration {
  const sql = readFileSync(file);
  return { name, sql: sql.toString('utf8'), checksum: createHash('sha256').update(sql).digest('hex') };
}
