import { caseRoster, problemOf } from '@/tests/setup/http';
import { startServer, type TestServer } from '@/tests/setup/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const KEYS = ['key-of-one-who-shares', 'key-of-another-sharer'] as const;

async function share(roster: object, key?: string): Promise<string> {
  const response = await fetch(`${server.url}/api/v1/shares`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'Muster-Share-Key': key }) },
    body: JSON.stringify(roster),
  });
  return (await response.json()).id;
}

function withdraw(id: string, key?: string): Promise<Response> {
  const headers: Record<string, string> = key ? { 'Muster-Share-Key': key } : {};
  return fetch(`${server.url}/api/v1/shares/${id}`, { method: 'DELETE', headers });
}

/** What of a share is to be had by anyone. */
const PLACES = ['/api/v1/shares/ID', '/s/ID', '/s/ID/roster'];
const statusOf = async (id: string) =>
  Promise.all(PLACES.map(async (place) => (await fetch(server.url + place.replace('ID', id))).status));

test('a share that was withdrawn is gone everywhere, and its page says so', async () => {
  const id = await share({ ...caseRoster('R04'), name: 'Withdrawn' }, KEYS[0]);
  expect(await statusOf(id)).toEqual([200, 200, 200]);
  const response = await withdraw(id, KEYS[0]);
  expect([response.status, await response.json()]).toEqual([200, { shared: false }]);
  expect(await statusOf(id)).toEqual([410, 410, 410]);
  await problemOf(await fetch(`${server.url}/api/v1/shares/${id}`));
  const html = await (await fetch(`${server.url}/s/${id}`)).text();
  expect(html).toContain('This army was withdrawn');
  expect(html).not.toContain('Cohors');
});

test('it stays until everyone who shared it has withdrawn it', async () => {
  const roster = { ...caseRoster('R04'), name: 'Of two' };
  const id = await share(roster, KEYS[0]);
  expect(await share(roster, KEYS[1])).toBe(id);
  expect(await (await withdraw(id, KEYS[0])).json()).toEqual({ shared: true });
  expect(await statusOf(id)).toEqual([200, 200, 200]);
  expect(await (await withdraw(id, KEYS[1])).json()).toEqual({ shared: false });
  expect(await statusOf(id)).toEqual([410, 410, 410]);
  expect(await share(roster, KEYS[0])).toBe(id);
  expect(await statusOf(id)).toEqual([200, 200, 200]);
});

test.each([
  ['another key', KEYS[1], 403],
  ['no key', undefined, 400],
  ['a key that is none', 'short', 400],
])('%s withdraws nothing', async (_, key, status) => {
  const id = await share({ ...caseRoster('B01'), name: 'Kept' }, KEYS[0]);
  const response = await withdraw(id, key);
  expect(response.status).toBe(status);
  await problemOf(response);
  expect(await statusOf(id)).toEqual([200, 200, 200]);
});

test('what nobody shared cannot be withdrawn', async () => {
  expect((await withdraw('bcdfghjkmnpqrstvwxyz', KEYS[0])).status).toBe(404);
});

test.each(PLACES)('%s is asked about by its tag', async (place) => {
  const id = await share({ ...caseRoster('M01'), name: `Tag ${place}` }, KEYS[0]);
  const url = server.url + place.replace('ID', id);
  const first = await fetch(url);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  const again = (ifNoneMatch: string) => fetch(url, { headers: { 'if-none-match': ifNoneMatch } });
  const unchanged = await again(`"other", W/${tag}`);
  expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', tag]);
  expect((await again('"other"')).status).toBe(200);
  await withdraw(id, KEYS[0]);
  expect((await again(tag)).status).toBe(410);
});

test('the page of another theme has another tag', async () => {
  const id = await share(caseRoster('M01'));
  const tagOf = async (cookie: string) =>
    (await fetch(`${server.url}/s/${id}`, { headers: { cookie } })).headers.get('etag');
  expect(await tagOf('muster-theme=dark')).not.toBe(await tagOf('muster-theme=light'));
});
