import { createServer } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '@/tests/setup/folder';
import { rawRequest } from '@/tests/setup/http';
import { failingServer, startServer } from '@/tests/setup/server';

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
