import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { temporaryFolder } from '@/tests/setup/folder';
import { rawRequest } from '@/tests/setup/http';
import { failingServer, startServer } from '@/tests/setup/server';
import { LEGION } from '@/tests/shelf/armies';

const folder = temporaryFolder();

test('the server says where it is, and stops when it is asked to', async () => {
  const server = await startServer();
  expect(server.output()).toContain(`${server.url}\n`);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

test('a connection that is left open does not keep it', async () => {
  const server = await startServer();
  await fetch(server.url, { headers: { connection: 'keep-alive' } }).then((response) => response.text());
  const before = Date.now();
  expect(await server.stop()).toBe(0);
  expect(Date.now() - before).toBeLessThan(2_000);
});

test('a request that offers an upgrade is answered as it stands', async () => {
  const server = await startServer();
  for (const path of ['/', '/api/health', '/no-such-page']) {
    const headers = { connection: 'upgrade', upgrade: 'h2c' };
    const { status } = await rawRequest(server.url, { path, headers });
    expect([path, status]).toEqual([path, path === '/no-such-page' ? 404 : 200]);
  }
  await server.stop();
});

test('a port in use is told in one line', async () => {
  const other = createServer().listen(0);
  const { port } = other.address() as { port: number };
  const { code, output } = await failingServer({
    PORT: `${port}`,
    DATABASE_URL: `file:${join(folder, 'a.db')}`,
  });
  other.close();
  expect(code).toBe(1);
  expect(output).toBe(`Port ${port} is in use; choose another, as in: PORT=${port + 1} npm start\n`);
});

test.each([
  ['a port that is none', { PORT: 'http' }, 'PORT is no port number: http'],
  [
    'another database',
    { DATABASE_URL: 'postgres://localhost/muster' },
    'DATABASE_URL: a SQLite file is expected',
  ],
  [
    'a database in no folder',
    { DATABASE_URL: `file:${join(folder, 'none', 'a.db')}` },
    'cannot be brought up to date: Cannot open database because the directory does not exist',
  ],
  ['a limit that is none', { SHARE_LIMIT: 'many' }, 'SHARE_LIMIT: a whole number is expected'],
])('%s is told in one line', async (_, env, line) => {
  const { code, output } = await failingServer({
    PORT: '0',
    DATABASE_URL: `file:${join(folder, 'b.db')}`,
    ...env,
  });
  expect(code).toBe(1);
  expect(output).toContain(line);
  expect(output).not.toMatch(/^ +at /m);
});

test('a faulty list is told in one line, with its place', async () => {
  const data = join(folder, 'data');
  cpSync('data', data, { recursive: true });
  const file = join(data, 'lists', 'roman.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"entries"', '"entires"'));
  const { code, output } = await failingServer({
    PORT: '0',
    DATABASE_URL: `file:${join(folder, 'c.db')}`,
    MUSTER_DATA: data,
  });
  expect(code).toBe(1);
  expect(output).toMatch(/^lists\/roman\.json: /m);
  expect(output).toContain('entires: no such key is known here');
  expect(output).not.toMatch(/^ +at /m);
});

test('a server that has ended leaves all that was shared in its one file', async () => {
  const server = await startServer();
  const answer = await fetch(`${server.url}/api/v1/shares`, { method: 'POST', body: JSON.stringify(LEGION) });
  expect(answer.status).toBe(201);
  expect(await server.end()).toBe(0);
  expect(existsSync(`${server.database}-wal`)).toBe(false);
  const alone = join(folder, 'alone.db');
  renameSync(server.database, alone);
  const database = new Database(alone, { readonly: true });
  expect(database.prepare('select count(*) as shares from Share').get()).toEqual({ shares: 1 });
  database.close();
  await server.stop();
});

test('an army whose list is gone says so, and comes back with its list', async () => {
  const data = join(folder, 'more');
  cpSync('data', data, { recursive: true });
  const [list, away] = [join(data, 'lists', 'legions.json'), join(folder, 'legions.json')];
  const roman = readFileSync(join(data, 'lists', 'roman.json'), 'utf8');
  writeFileSync(list, roman.replace('"id": "roman"', '"id": "legions"'));
  const server = await startServer({ MUSTER_DATA: data });
  const body = JSON.stringify({ ...LEGION, list: 'legions' });
  const shared = await fetch(`${server.url}/api/v1/shares`, { method: 'POST', body });
  const { id } = (await shared.json()) as { id: string };
  renameSync(list, away);
  await server.kill();
  await server.restart();
  const page = await fetch(`${server.url}/s/${id}`);
  expect(page.status).toBe(422);
  expect(await page.text()).toContain('This army cannot be read here any more');
  renameSync(away, list);
  await server.kill();
  await server.restart();
  expect((await fetch(`${server.url}/s/${id}`)).status).toBe(200);
  await server.stop();
});

const MARKS = join('.build', 'serving');

/** Whether a mark says that a port of this folder is served; other tests' servers come and go meanwhile. */
function isMarked(port: string): boolean {
  return readdirSync(MARKS).some((mark) => {
    try {
      return readFileSync(join(MARKS, mark), 'utf8') === port;
    } catch {
      return false;
    }
  });
}

/** Looks, as a build does, whether this folder is served. */
function lookForServers() {
  const look = "await (await import('./lib/setup/steps/serving.mjs')).refuseWhileServed()";
  return spawnSync(process.execPath, ['--input-type=module', '-e', look], { encoding: 'utf8' });
}

test('while a folder is served nothing is built over it', async () => {
  const server = await startServer();
  const { port } = new URL(server.url);
  expect(isMarked(port)).toBe(true);
  const { status, stderr } = lookForServers();
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/This folder is being served at http:\/\/localhost:\d+ \(process \d+\)/);
  await server.end();
  expect(isMarked(port)).toBe(false);
  await server.stop();
});
