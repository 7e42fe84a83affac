import Database from 'better-sqlite3';
import { type Body, caseRoster, post, problemOf, rawRequest } from '@/tests/setup/http';
import { startServer, type TestServer } from '@/tests/setup/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ID = /^[2-9a-z]{20}$/;
const share = (body: Body) => post(`${server.url}/api/v1/shares`, body);
const find = (id: string) => fetch(`${server.url}/api/v1/shares/${id}`);

async function idOf(response: Response): Promise<string> {
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

test('a share is made, and says where it is', async () => {
  const response = await share(caseRoster('R04'));
  expect(response.status).toBe(201);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = await response.json();
  expect(body).toEqual({ id: expect.stringMatching(ID), url: `${server.url}/s/${body.id}` });
  expect(response.headers.get('location')).toBe(`/s/${body.id}`);
});

test('a share is found, with its report, its time and the data it was made by', async () => {
  const roster = caseRoster('R04');
  const before = Date.now() - 60_000;
  const response = await find(await idOf(await share(roster)));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const { sharedAt, ...body } = await response.json();
  expect(body).toEqual({
    roster,
    report: expect.objectContaining({ verdict: 'legal', points: { spent: 1200, agreed: 1200 } }),
    dataVersion: expect.stringMatching(/^[0-9a-f]{10}$/),
    reportThen: body.report,
  });
  expect(new Date(sharedAt).toISOString()).toBe(sharedAt);
  expect(Date.parse(sharedAt)).toBeGreaterThan(before);
});

test('the same roster gives the same id, however its keys stand, and is shared once', async () => {
  const roster = caseRoster('B01');
  const turned = Object.fromEntries(Object.entries(roster).reverse());
  const id = await idOf(await share(roster));
  const first = await (await find(id)).json();
  expect(await idOf(await share(turned))).toBe(id);
  expect(await (await find(id)).json()).toEqual(first);
});

test('another name is another share', async () => {
  const roster = caseRoster('B01');
  const id = await idOf(await share(roster));
  expect(await idOf(await share({ ...roster, name: 'Another' }))).not.toBe(id);
});

test('twenty at once make one share', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, async () => idOf(await share(caseRoster('M09')))));
  expect(new Set(ids).size).toBe(1);
});

test('an illegal roster is shared with its verdict', async () => {
  const body = await (await find(await idOf(await share(caseRoster('E01'))))).json();
  expect(body.report.verdict).toBe('illegal');
});

test.each([
  ['markup', '<script>alert(1)</script>'],
  ['SQL', "'); DROP TABLE Share; --"],
  ['right-to-left', '\u202Egnp.exe עברית'],
  ['emoji', '👩‍👩‍👧🏳️‍🌈'],
  ['200 characters', 'é'.repeat(200)],
  ['quotes and a zero character', `"'\`\\\u0000`],
  ['half a surrogate pair', '\uD83D'],
])('%s in names and notes comes back as it was', async (_, text) => {
  const units = [{ entry: 'army-general', name: text, note: text }];
  const roster = { format: 'muster/1', system: 'ancient', list: 'roman', name: text, points: 1000, units };
  const { roster: found } = await (await find(await idOf(await share(roster)))).json();
  expect(found).toEqual(roster);
});

test.each(['zzzzzzzzzzzzzzzzzzzz', '22222222222222222222', 'x', '%00', "'%20OR%201=1--", 'a'.repeat(2000)])(
  'nothing is shared as %s',
  async (id) => {
    const response = await find(id);
    expect(response.status).toBe(404);
    await problemOf(response);
  },
);

test.each([
  ['no JSON', '{', 400],
  ['a malformed roster', '{}', 422],
  ['a list that is none', { ...caseRoster('R04'), list: 'martian' }, 422],
  ['too much', ' '.repeat(1024 * 1024 + 1), 413],
])('%s is not shared', async (_, body, status) => {
  const response = await share(body);
  expect(response.status).toBe(status);
  await problemOf(response);
});

test.each([
  ['the host that was asked', { host: 'muster.example:8080' }, 'http://muster.example:8080'],
  ['no host that is none', { host: '"><script>' }, 'http://localhost'],
  [
    'no host that a client makes up',
    { host: 'muster.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    'http://muster.example',
  ],
])('the link has %s', async (_, headers, origin) => {
  const body = JSON.stringify(caseRoster('R04'));
  const response = await rawRequest(`${server.url}/api/v1/shares`, { method: 'POST', headers, body });
  const { id, url } = await response.json();
  expect(url).toBe(`${origin}/s/${id}`);
});

test('a killed server has all its shares when it is back', async () => {
  const id = await idOf(await share({ ...caseRoster('R04'), name: 'Before the power cut' }));
  await server.kill();
  await expect(find(id)).rejects.toThrow('fetch failed');
  await server.restart();
  expect(await (await find(id)).json()).toMatchObject({ roster: { name: 'Before the power cut' } });
});

test('a store that fails is a 503, tells nothing, and is used again when it is mended', async () => {
  const id = await idOf(await share(caseRoster('R04')));
  const database = new Database(server.database);
  database.exec('ALTER TABLE "Share" RENAME TO "Gone"');
  const failed = [await share(caseRoster('R04')), await find(id), await fetch(`${server.url}/api/health`)];
  database.exec('ALTER TABLE "Gone" RENAME TO "Share"');
  database.close();
  expect(failed.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(failed[0]?.headers.get('retry-after')).toBe('5');
  for (const response of failed) {
    expect(JSON.stringify(await problemOf(response))).not.toMatch(/sql|prisma|table/i);
  }
  expect(server.output()).toContain('StoreError');
  expect((await find(id)).status).toBe(200);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});
