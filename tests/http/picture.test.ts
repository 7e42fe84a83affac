import { caseRoster, post, problemOf } from '@/tests/setup/http';
import { startServer, type TestServer } from '@/tests/setup/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function share(roster: object): Promise<string> {
  return (await (await post(`${server.url}/api/v1/shares`, roster)).json()).id;
}

const pictureOf = (id: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/s/${id}/picture`, { headers });

test('an army has a picture of 1200 by 630 that other sites may show', async () => {
  const response = await pictureOf(await share(caseRoster('R04')));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const bytes = Buffer.from(await response.arrayBuffer());
  // The signature of a PNG, and then width and height in its first chunk.
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('a client that has it is told so', async () => {
  const id = await share(caseRoster('M01'));
  const etag = String((await pictureOf(id)).headers.get('etag'));
  expect((await pictureOf(id, { 'if-none-match': etag })).status).toBe(304);
});

test('names in every script make a picture', async () => {
  const name = 'Ἀχιλλεύς كتيبة 🐘 漢字 <script> \u202E\uD83D नमस्ते ก็ไทย';
  const response = await pictureOf(await share({ ...caseRoster('R04'), name }));
  expect(response.status).toBe(200);
  expect(server.output()).not.toMatch(/error/i);
});

test('what was never shared has none', async () => {
  const response = await pictureOf('bcdfghjkmnpqrstvwxyz');
  expect(response.status).toBe(404);
  await problemOf(response);
});

test('the page names its picture', async () => {
  const id = await share(caseRoster('R04'));
  const html = await (await fetch(`${server.url}/s/${id}`)).text();
  expect(html).toContain(`<meta property="og:image" content="${server.url}/s/${id}/picture"`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
});
