import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/tests/setup/folder';
import { post } from '@/tests/setup/http';
import { startServer, type TestServer } from '@/tests/setup/server';

const folder = temporaryFolder();
const list = join(folder, 'lists', 'roman.json');

let server: TestServer;
let printed: string;
beforeAll(async () => {
  cpSync('data', folder, { recursive: true });
  printed = readFileSync(list, 'utf8');
  server = await startServer({ MUSTER_DATA: folder });
});
afterAll(() => server.stop());

/** Gives an entry another price, as a list of before might have had. */
function pricedAt(entry: string, each: number): string {
  const json = JSON.parse(printed);
  const found = json.entries.find(({ id }: { id: string }) => id === entry);
  found.price.each = each;
  return JSON.stringify(json);
}

async function underData(text: string): Promise<void> {
  await server.kill();
  writeFileSync(list, text);
  await server.restart();
}

async function pageOf(id: string): Promise<string> {
  const html = await (await fetch(`${server.url}/s/${id}`)).text();
  return html.replaceAll('<!-- -->', '');
}

test('a shared page shows how the army stood when it was shared, and what is different today', async () => {
  await underData(pricedAt('cataphracts', 24));
  const units = [{ entry: 'cataphracts', size: 10 }];
  const roster = { format: 'muster/1', system: 'ancient', list: 'roman', name: 'Then', points: 250, units };
  const { id } = await (await post(`${server.url}/api/v1/shares`, roster)).json();
  const before = await pageOf(id);
  expect(before).toMatch(/Shared on \d+ \w+ \d{4}, and unchanged since: 240 of 250 points, illegal/);

  await underData(printed);
  const html = await pageOf(id);
  expect(html).toContain('The army lists have changed since this army was shared');
  // A:1215: 26 points each; ten of them were 240 and are 260, of 250.
  expect(html).toMatch(/On \d+ \w+ \d{4}, with data [0-9a-f]{10}: 240 of 250 points, illegal/);
  expect(html).toMatch(/Today, with data [0-9a-f]{10}: 260 of 250 points, illegal/);
  expect(html).toContain('Cataphracts 24 → 26 points each');
  expect(html).toContain('New breach: 260 points of at most 250: 10 over.');
  const { report, reportThen } = await (await fetch(`${server.url}/api/v1/shares/${id}`)).json();
  expect([reportThen.points.spent, report.points.spent]).toEqual([240, 260]);
});

test('an entry that was taken out of the list stays in a shared army, flagged', async () => {
  await underData(printed);
  const units = [{ entry: 'cataphracts', size: 10 }];
  const roster = { format: 'muster/1', system: 'ancient', list: 'roman', name: 'Gone', points: 900, units };
  const { id } = await (await post(`${server.url}/api/v1/shares`, roster)).json();
  const json = JSON.parse(printed);
  json.entries = json.entries.filter(({ id }: { id: string }) => id !== 'cataphracts');
  await underData(JSON.stringify(json));
  expect(await pageOf(id)).toMatch(/cataphracts \(unit 1\) is no longer in the list/);
});
