import { createHash } from 'node:crypto';
import { LOCALE_COOKIE, PSEUDO } from '@/lib/words/locale';
import { caseRoster, post } from '@/tests/setup/http';
import { startServer, type TestServer } from '@/tests/setup/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function share(roster: object): Promise<string> {
  const response = await post(`${server.url}/api/v1/shares`, roster);
  return (await response.json()).id;
}

async function pageOf(id: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/s/${id}`, { headers });
  const html = await response.text();
  // React parts two texts that stand side by side by an empty comment.
  return { response, html: html.replaceAll('<!-- -->', '') };
}

test('title and preview name army, list, points and verdict', async () => {
  const id = await share({ ...caseRoster('R04'), name: 'Legio XX' });
  const { response, html } = await pageOf(id);
  expect(response.status).toBe(200);
  const title = 'Legio XX: Roman, 1,200 of 1,200 points, legal';
  expect(html).toContain(`>${title}</title>`);
  expect(html).toContain(`<meta property="og:title" content="${title}"`);
  expect(html).toContain(`<meta name="twitter:title" content="${title}"`);
  expect(html).toContain(`<meta property="og:url" content="${server.url}/s/${id}"`);
});

test('it shows the sheet, its verdict, when it was shared and the code of its link', async () => {
  const { html } = await pageOf(await share(caseRoster('R12')));
  expect(html).toContain('✗ Illegal, 3 breaches');
  expect(html.match(/class="sheet-unit"/g)).toHaveLength(5);
  expect(html).toMatch(/Shared on \d+ \w+ \d{4}/);
  expect(html).toContain('aria-label="Code of the link to this army"');
});

test('it is in the language of its reader, whose tag is another, and says on what that hangs', async () => {
  const id = await share({ ...caseRoster('R12'), name: 'Legio XX' });
  const [english, marked] = await Promise.all([
    pageOf(id),
    pageOf(id, { cookie: `${LOCALE_COOKIE}=${PSEUDO}` }),
  ]);
  expect(english.html).toContain('<h2>Breaches</h2>');
  expect(marked.html).toContain('<h2>⟦Ƀŕééàà');
  expect(marked.html).toContain('<dt>⟦Šààṽééš⟧</dt>');
  expect(marked.html).not.toMatch(/Special rules|Equipment|too few|no price/);
  expect(marked.response.headers.get('etag')).not.toBe(english.response.headers.get('etag'));
  expect(marked.response.headers.get('vary')).toMatch(/cookie.*accept-language/i);
});

test('it loads no script: its policy names its own few words by their hash, and never changes', async () => {
  const { response, html } = await pageOf(await share(caseRoster('M01')));
  const [, script = ''] = /<script>([^<]*)<\/script>/.exec(html) ?? [];
  const hash = createHash('sha256').update(script.replaceAll('&#x27;', "'")).digest('base64');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'sha256-${hash}';`);
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script>']);
  const another = await pageOf(await share(caseRoster('M02')));
  expect(another.response.headers.get('content-security-policy')).toBe(policy);
});

test('hostile names are shown literally', async () => {
  const { html } = await pageOf(
    await share({ ...caseRoster('R04'), name: '"><script>alert(1)</script>\u202e' }),
  );
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('\u202e');
});

test.each(['bcdfghjkmnpqrstvwxyz', 'nonsense', '%3Cscript%3E'])('no army by the link %s', async (id) => {
  const { response, html } = await pageOf(id);
  expect(response.status).toBe(404);
  expect(html).toContain('No army was shared by this link');
  expect((await fetch(`${server.url}/s/${id}/roster`)).status).toBe(404);
});

test('the roster file comes with the name of the army', async () => {
  const roster = { ...caseRoster('R04'), name: 'Ἀχιλλεύς "5%"' };
  const response = await fetch(`${server.url}/s/${await share(roster)}/roster`);
  expect(await response.json()).toEqual(roster);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="________ 5_.muster.json"; filename*=UTF-8''${encodeURIComponent('Ἀχιλλεύς 5%')}.muster.json`,
  );
});

test('the theme that was chosen is there from the start', async () => {
  const id = await share(caseRoster('M01'));
  expect((await pageOf(id, { cookie: 'muster-theme=dark' })).html).toContain(
    '<html lang="en-GB" data-theme="dark">',
  );
  expect((await pageOf(id, { cookie: 'muster-theme="><b>' })).html).toContain('<html lang="en-GB">');
});
