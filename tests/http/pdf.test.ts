import { caseRoster, post, problemOf } from '@/tests/setup/http';
import { startServer, type TestServer } from '@/tests/setup/server';
import { readPdf } from '@/tests/sheet/pdf/read';

let server: TestServer;
let id: string;
beforeAll(async () => {
  server = await startServer();
  id = await share({ ...caseRoster('R04'), name: 'Légio XX' });
});
afterAll(() => server.stop());

async function share(roster: object): Promise<string> {
  return (await (await post(`${server.url}/api/v1/shares`, roster)).json()).id;
}

const get = (search = '', of = id, headers = {}) =>
  fetch(`${server.url}/api/v1/shares/${of}.pdf${search}`, { headers });

test('a shared army as a PDF, with the link to itself', async () => {
  const response = await get();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="L_gio XX.pdf"; filename*=UTF-8''L%C3%A9gio%20XX.pdf`,
  );
  const { title, pages, links } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  expect(title).toBe('Légio XX');
  expect(links).toContain(`${server.url}/s/${id}`);
  // The total and the verdict are those of the case, worked by hand.
  expect(pages[0]?.text).toContain('1,200 of 1,200 points');
  expect(pages[0]?.text).toContain('Legal');
});

test('layout and paper are asked for', async () => {
  const response = await get('?layout=cards&paper=letter');
  const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  expect(pages[0]).toMatchObject({ width: 216, height: 279 });
});

test('one thread makes one PDF after another', async () => {
  for (const layout of ['march', 'summary', 'sheet']) {
    expect((await get(`?layout=${layout}&paper=letter`)).status).toBe(200);
  }
});

test.each(['?layout=poster', '?paper=a3', '?layout='])('there is no %s: 400', async (search) => {
  const response = await get(search);
  expect(response.status).toBe(400);
  await problemOf(response);
});

test('who has it is told that it is unchanged; each layout has a tag of its own', async () => {
  const first = await get('?layout=march');
  const tag = first.headers.get('etag') ?? '';
  expect((await get('?layout=march', id, { 'if-none-match': tag })).status).toBe(304);
  expect((await get('?layout=summary', id, { 'if-none-match': tag })).status).toBe(200);
});

test('an army of more units than anybody plays is refused, and costs nobody time', async () => {
  const units = Array.from({ length: 2000 }, () => ({ entry: 'auxiliary-archers', size: 12 }));
  const large = await share({ ...caseRoster('R04'), units });
  const response = await get('', large);
  expect(response.status).toBe(422);
  expect((await problemOf(response)).detail).toContain('at most 200 units');
});

test('the same PDF asked for at once by many is made once, and others are answered meanwhile', async () => {
  const answers = Promise.all(Array.from({ length: 10 }, () => get('?layout=summary&paper=letter')));
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  const bodies = await Promise.all((await answers).map((answer) => answer.arrayBuffer()));
  expect(new Set(bodies.map((body) => Buffer.from(body).toString('base64'))).size).toBe(1);
});

test('there is no PDF of what was never shared', async () => {
  const response = await get('', 'bcdfghjkmnpqrstvwxyz');
  expect(response.status).toBe(404);
});
