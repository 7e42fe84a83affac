import { caseRoster, post, problemOf } from '@/tests/setup/http';
import { startServer, type TestServer } from '@/tests/setup/server';

let server: TestServer;
let id: string;
// A name that is awkward for a header.
const roster = { ...caseRoster('R04'), name: 'Légio "XX"' };
beforeAll(async () => {
  server = await startServer();
  id = (await (await post(`${server.url}/api/v1/shares`, roster)).json()).id;
});
afterAll(() => server.stop());

const get = (ending: string) => fetch(`${server.url}/api/v1/shares/${id}${ending}`);

test.each([
  ['.txt', 'text/plain; charset=utf-8', 'inline', 'Légio "XX"\nRoman · 1,200 of 1,200 points'],
  ['.md', 'text/markdown; charset=utf-8', 'inline', '# Légio "XX"\n'],
  ['.discord.txt', 'text/plain; charset=utf-8', 'inline', '**Légio "XX"**\n'],
  ['.bb', 'text/plain; charset=utf-8', 'inline', '[b]Légio "XX"[/b]\n'],
  ['.csv', 'text/csv; charset=utf-8; header=present', 'attachment', 'army,list,agreed,verdict,unit,'],
])('%s', async (ending, type, how, start) => {
  const response = await get(ending);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('content-disposition')).toBe(
    `${how}; filename="L_gio XX${ending}"; filename*=UTF-8''L%C3%A9gio%20XX${ending}`,
  );
  expect((await response.text()).startsWith(start)).toBe(true);
});

test('.json is the roster file', async () => {
  const response = await get('.json');
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain('filename="L_gio XX.muster.json"');
  expect(await response.json()).toEqual(roster);
});

test('a text says where it is shared; it is the whole sheet if asked for', async () => {
  const brief = await (await get('.txt')).text();
  expect(brief).toContain(`${server.url}/s/${id}\n`);
  expect(brief).not.toContain('Saves: ');
  expect(await (await get('.txt?full')).text()).toContain('Saves: ');
});

test.each(['.html', '.exe', '.', '.TXT', '.txt.csv'])('there is nothing at %s', async (ending) => {
  const response = await get(ending);
  expect(response.status).toBe(404);
  await problemOf(response);
});

test('there is no text of what was never shared', async () => {
  const response = await fetch(`${server.url}/api/v1/shares/bcdfghjkmnpqrstvwxyz.txt`);
  expect(response.status).toBe(404);
  await problemOf(response);
});
