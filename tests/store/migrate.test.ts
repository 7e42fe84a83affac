import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { migrate } from '@/lib/store/migrate';
import { temporaryFolder } from '@/tests/setup/folder';
import { compileProgram, runProgram } from '@/tests/setup/program';

const folder = temporaryFolder();
const FIRST = '20260101000000_share';
const SECOND = '20261130000000_withdraw';

function rows(file: string, sql: string): unknown[] {
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

/** A folder of migrations, each with its SQL. */
function migrations(name: string, files: Record<string, string>): string {
  const home = join(folder, name);
  for (const [migration, sql] of Object.entries(files)) {
    mkdirSync(join(home, migration), { recursive: true });
    writeFileSync(join(home, migration, 'migration.sql'), sql);
  }
  return home;
}

test('the migrated database has the columns of the Prisma schema', () => {
  const file = join(folder, 'columns.db');
  migrate(file);
  // Typed by hand from the models in prisma/schema.prisma, by Prisma's mapping to SQLite.
  expect(rows(file, 'SELECT name, type, "notnull", pk FROM pragma_table_info(\'Share\')')).toEqual([
    { name: 'id', type: 'TEXT', notnull: 1, pk: 1 },
    { name: 'roster', type: 'TEXT', notnull: 1, pk: 0 },
    { name: 'dataVersion', type: 'TEXT', notnull: 1, pk: 0 },
    { name: 'createdAt', type: 'DATETIME', notnull: 1, pk: 0 },
    { name: 'report', type: 'TEXT', notnull: 0, pk: 0 },
    { name: 'withdrawnAt', type: 'DATETIME', notnull: 0, pk: 0 },
  ]);
  expect(rows(file, 'SELECT name, type, "notnull", pk FROM pragma_table_info(\'Sharer\')')).toEqual([
    { name: 'shareId', type: 'TEXT', notnull: 1, pk: 1 },
    { name: 'keyHash', type: 'TEXT', notnull: 1, pk: 2 },
    { name: 'createdAt', type: 'DATETIME', notnull: 1, pk: 0 },
  ]);
});

test('shares from before keys have a sharer whom no key can withdraw', () => {
  const file = join(folder, 'before.db');
  const before = readFileSync(join('prisma', 'migrations', FIRST, 'migration.sql'), 'utf8');
  migrate(file, migrations('before', { [FIRST]: before }));
  const database = new Database(file);
  database.exec(`INSERT INTO "Share" VALUES ('old', '{}', 'v1', '2026-01-02T03:04:05.000+00:00')`);
  database.close();
  expect(migrate(file)).toEqual([SECOND]);
  expect(rows(file, 'SELECT * FROM "Sharer"')).toEqual([
    { shareId: 'old', keyHash: '', createdAt: '2026-01-02T03:04:05.000+00:00' },
  ]);
});

test('the Prisma schema has no model and no field besides', () => {
  const schema = readFileSync('prisma/schema.prisma', 'utf8');
  const models = [...schema.matchAll(/^model (\w+) \{([^}]*)\}/gm)].map(([, name, body]) => ({
    name,
    fields: [...(body ?? '').matchAll(/^ {2}(\w+) +(\S+)/gm)].map(([, field, type]) => `${field} ${type}`),
  }));
  expect(models).toEqual([
    {
      name: 'Share',
      fields: [
        'id String',
        'roster String',
        'dataVersion String',
        'createdAt DateTime',
        'report String?',
        'withdrawnAt DateTime?',
        'sharers Sharer[]',
      ],
    },
    { name: 'Sharer', fields: ['shareId String', 'keyHash String', 'createdAt DateTime', 'share Share'] },
  ]);
});

test('a migration is recorded as Prisma records it, and applied once', () => {
  const file = join(folder, 'once.db');
  expect(migrate(file)).toEqual([FIRST, SECOND]);
  expect(migrate(file)).toEqual([]);
  expect(rows(file, 'SELECT * FROM _prisma_migrations')).toEqual(
    [FIRST, SECOND].map((name) => ({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      checksum: createHash('sha256')
        .update(readFileSync(join('prisma', 'migrations', name, 'migration.sql')))
        .digest('hex'),
      migration_name: name,
      started_at: expect.any(Number),
      finished_at: expect.any(Number),
      logs: null,
      rolled_back_at: null,
      applied_steps_count: 1,
    })),
  );
});

test('the database is in WAL mode', () => {
  const file = join(folder, 'wal.db');
  migrate(file);
  expect(rows(file, 'PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
});

test('migrations are applied in the order of their names, the new ones later', () => {
  const file = join(folder, 'order.db');
  const home = migrations('order', {
    '2_second': 'INSERT INTO "Word" VALUES (\'second\');',
    '1_first': 'CREATE TABLE "Word" ("word" TEXT); INSERT INTO "Word" VALUES (\'first\');',
  });
  expect(migrate(file, home)).toEqual(['1_first', '2_second']);
  migrations('order', { '3_third': 'INSERT INTO "Word" VALUES (\'third\');' });
  expect(migrate(file, home)).toEqual(['3_third']);
  expect(rows(file, 'SELECT word FROM "Word"')).toEqual([
    { word: 'first' },
    { word: 'second' },
    { word: 'third' },
  ]);
});

test('a migration that fails half-way leaves nothing, and the next start tries it again', () => {
  const file = join(folder, 'half.db');
  const home = migrations('half', {
    '1_broken': 'CREATE TABLE "Word" ("word" TEXT); INSERT INTO "None" VALUES (1);',
  });
  expect(() => migrate(file, home)).toThrow('no such table: None');
  expect(rows(file, 'SELECT name FROM sqlite_master')).toEqual([]);
  migrations('half', { '1_broken': 'CREATE TABLE "Word" ("word" TEXT);' });
  expect(migrate(file, home)).toEqual(['1_broken']);
});

test('of several processes that start at once, one applies each migration and all go on', async () => {
  const file = join(folder, 'race.db');
  const program = compileProgram('tests/store/programs/migrate.ts');
  const runs = Array.from({ length: 6 }, () => runProgram(program, [file], process.env));
  const applied = await Promise.all(runs);
  expect(applied.flat()).toEqual([FIRST, SECOND]);
  expect(rows(file, 'SELECT migration_name FROM _prisma_migrations')).toEqual([
    { migration_name: FIRST },
    { migration_name: SECOND },
  ]);
}, 30_000);
