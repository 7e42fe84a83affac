import { renameSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { closeStore, findShare, StoreError, saveShare, storeAnswers, withdrawShare } from '@/lib/store';
import { migrate } from '@/lib/store/migrate';
import { temporaryFolder } from '@/tests/setup/folder';
import { compileProgram, runProgram } from '@/tests/setup/program';

const file = join(temporaryFolder(), 'shares.db');
const roster = '{"format":"muster/1","name":"Legio XX"}';
const report = '{"verdict":"legal"}';

beforeAll(() => {
  process.env.DATABASE_URL = `file:${file}`;
  migrate(file);
});
afterAll(closeStore);

/** Makes the store fail as long as a piece of work takes. */
async function withBrokenStore(work: () => Promise<void>): Promise<void> {
  const database = new Database(file);
  database.exec('ALTER TABLE "Share" RENAME TO "Gone"');
  try {
    await work();
  } finally {
    database.exec('ALTER TABLE "Gone" RENAME TO "Share"');
    database.close();
  }
}

test('what is saved is found, to the millisecond', async () => {
  const before = Date.now();
  const { sharedAt, created } = await saveShare({ id: 'a1', roster, report, dataVersion: 'v1' });
  expect(created).toBe(true);
  expect(sharedAt.getTime()).toBeGreaterThanOrEqual(before);
  expect(await findShare('a1')).toEqual({
    id: 'a1',
    roster,
    report,
    dataVersion: 'v1',
    sharedAt,
    withdrawn: false,
  });
});

test('an unknown id finds nothing', async () => {
  expect(await findShare('nobody')).toBeUndefined();
});

test('saving the same again changes nothing, not even the data version', async () => {
  const first = await saveShare({ id: 'twice', roster, report, dataVersion: 'v1' });
  const second = await saveShare({ id: 'twice', roster, report, dataVersion: 'v2' });
  expect(second).toEqual({ sharedAt: first.sharedAt, created: false });
  expect((await findShare('twice'))?.dataVersion).toBe('v1');
});

test('calls that race create one share', async () => {
  const calls = Array.from({ length: 20 }, () =>
    saveShare({ id: 'calls', roster, report, dataVersion: 'v1' }),
  );
  const saved = await Promise.all(calls);
  expect(saved.filter(({ created }) => created)).toHaveLength(1);
  expect(new Set(saved.map(({ sharedAt }) => sharedAt.getTime())).size).toBe(1);
});

test('processes that race create one share', async () => {
  const program = compileProgram('tests/store/programs/save.ts');
  const saved = await Promise.all(Array.from({ length: 5 }, () => runProgram(program, [], process.env)));
  const created = saved.map((answer) => (answer as { created: boolean }).created);
  expect(created.sort()).toEqual([false, false, false, false, true]);
}, 30_000);

test.each([
  ['SQL', "'); DROP TABLE Share; --"],
  ['markup', '<script>alert(1)</script>'],
  ['right-to-left', '\u202Eevil\u202C עברית'],
  ['emoji', '👩‍👩‍👧🏳️‍🌈'],
  ['a zero character', 'a\u0000b'],
  ['quotes', `"'\`\\`],
])('%s is kept as it is, as an id and as a roster', async (_, text) => {
  await saveShare({ id: text, roster: text, report: text, dataVersion: text });
  expect(await findShare(text)).toMatchObject({ id: text, roster: text, dataVersion: text });
});

test('a roster of a megabyte is kept', async () => {
  const large = 'x'.repeat(1024 * 1024);
  await saveShare({ id: 'large', roster: large, report, dataVersion: 'v1' });
  expect((await findShare('large'))?.roster).toBe(large);
});

test('a store that fails says so, and answers again when it is mended', async () => {
  expect(await storeAnswers()).toBe(true);
  await withBrokenStore(async () => {
    expect(await storeAnswers()).toBe(false);
    await expect(findShare('a1')).rejects.toThrow(StoreError);
    await expect(saveShare({ id: 'b1', roster, report, dataVersion: 'v1' })).rejects.toThrow(StoreError);
  });
  expect(await storeAnswers()).toBe(true);
});

test('a database that is taken away keeps nothing in secret, and one that is put in its place is used', async () => {
  const away = `${file}.away`;
  await saveShare({ id: 'c1', roster, report, dataVersion: 'v1' });
  renameSync(file, away);
  expect(await storeAnswers()).toBe(false);
  await expect(saveShare({ id: 'c2', roster, report, dataVersion: 'v1' })).rejects.toThrow(StoreError);
  migrate(file);
  expect(await findShare('c1')).toBeUndefined();
  await saveShare({ id: 'c3', roster, report, dataVersion: 'v1' });
  expect(await findShare('c3')).toMatchObject({ roster });
});

test('whoever shared it takes it back by the key, and the roster is gone', async () => {
  const share = { id: 'mine', roster, report, dataVersion: 'v1' };
  await saveShare({ ...share, keyHash: 'key' });
  expect(await withdrawShare('mine', 'other')).toBe('not-yours');
  expect(await findShare('mine')).toMatchObject({ roster, withdrawn: false });
  expect(await withdrawShare('mine', 'key')).toBe('withdrawn');
  expect(await findShare('mine')).toMatchObject({ roster: '', report: null, withdrawn: true });
  expect(await withdrawShare('mine', 'key')).toBe('not-yours');
});

test('what several have shared stays until the last of them withdraws it', async () => {
  const share = { id: 'ours', roster, report, dataVersion: 'v1' };
  await saveShare({ ...share, keyHash: 'one' });
  await saveShare({ ...share, keyHash: 'two' });
  await saveShare({ ...share, keyHash: 'two' });
  expect(await withdrawShare('ours', 'one')).toBe('kept');
  expect(await withdrawShare('ours', 'two')).toBe('withdrawn');
});

test('what somebody shared without a key stays', async () => {
  const share = { id: 'nobodys', roster, report, dataVersion: 'v1' };
  await saveShare(share);
  await saveShare({ ...share, keyHash: 'key' });
  expect(await withdrawShare('nobodys', '')).toBe('not-yours');
  expect(await withdrawShare('nobodys', 'key')).toBe('kept');
  expect(await findShare('nobodys')).toMatchObject({ withdrawn: false });
});

test('what was withdrawn can be shared anew, with the report of then', async () => {
  const share = { id: 'again', roster, report, dataVersion: 'v1', keyHash: 'key' };
  const first = await saveShare(share);
  await withdrawShare('again', 'key');
  const second = await saveShare({ ...share, report: '{}', dataVersion: 'v2' });
  expect(second.created).toBe(true);
  expect(second.sharedAt.getTime()).toBeGreaterThanOrEqual(first.sharedAt.getTime());
  expect(await findShare('again')).toMatchObject({
    roster,
    report: '{}',
    dataVersion: 'v2',
    withdrawn: false,
  });
});

test('nothing was ever shared by an unknown id', async () => {
  expect(await withdrawShare('nobody', 'key')).toBe('unknown');
});
