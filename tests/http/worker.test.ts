import { existsSync, readFileSync } from 'node:fs';
import { startServer, type TestServer } from '@/tests/setup/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('the worker is asked for at each start, and may do no more than fetch', async () => {
  const answer = await fetch(`${server.url}/sw.js`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'; script-src 'self'",
  );
});

test('it keeps each page, of this build, and every file that it names is there', async () => {
  const script = await (await fetch(`${server.url}/sw.js`)).text();
  const urls = [...script.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url ?? '');
  expect(urls).toEqual(expect.arrayContaining(['/', '/army', '/sheet', '/open', '/offline', '/icon.svg']));
  expect(urls.filter((url) => /\/api\/|\/s\/|\[/.test(url))).toEqual([]);
  const build = readFileSync('.next/BUILD_ID', 'utf8').trim();
  for (const url of urls.filter((one) => !one.startsWith('/_next/') && !one.startsWith('/icons/'))) {
    const answer = await fetch(server.url + url);
    expect([url, answer.status]).toEqual([url, 200]);
    if (answer.headers.get('content-type')?.startsWith('text/html'))
      expect([url, answer.headers.get('x-muster-build')]).toEqual([url, build]);
  }
  const files = urls.filter((url) => url.startsWith('/_next/static/'));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((url) => !existsSync(url.replace('/_next/', '.next/')))).toEqual([]);
});

test('what installs the pages as a program is whole', async () => {
  const manifest = await (await fetch(`${server.url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: 'Muster', start_url: '/', display: 'standalone' });
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const answer = await fetch(server.url + src);
    expect([src, answer.status]).toEqual([src, 200]);
    if (!src.endsWith('.png')) continue;
    const png = Buffer.from(await answer.arrayBuffer());
    expect([src, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});

test('where there is to be no worker, one ends those that browsers hold', async () => {
  const without = await startServer({ MUSTER_NO_SW: '1' });
  const script = await (await fetch(`${without.url}/sw.js`)).text();
  expect(script).toContain('registration.unregister()');
  expect(script).not.toContain('/_next/');
  expect(await (await fetch(without.url)).text()).toContain('data-worker="off"');
  await without.stop();
});
