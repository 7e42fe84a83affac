import type { Page } from 'playwright-core';
import { beginExample, inBuilder, moreItem } from './builder';
import { startSite } from './kit';

const site = startSite();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Copy or save the army' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function openCopy(page: Page): Promise<void> {
  await (await moreItem(page, 'Copy as text')).click();
  await dialog(page).waitFor();
}

test.each([
  ['Plain text', /^Trajan in Dacia\nRoman · 1,998 of 2,000 points/],
  ['Discord', /^\*\*Trajan in Dacia\*\*\n/],
  ['BBCode', /^\[b\]Trajan in Dacia\[\/b\]\n/],
  ['Markdown', /^# Trajan in Dacia\n/],
  ['CSV', /^army,list,agreed,/],
  ['JSON', /^\{\s+"format": "muster\/1"/],
])('an army is copied as %s with a click', async (form, start) => {
  const page = await site.visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  await beginExample(page, 'Trajan in Dacia');
  await openCopy(page);
  await dialog(page)
    .getByRole('button', { name: `Copy as ${form}` })
    .click();
  await dialog(page).getByRole('status').getByText(`Copied as ${form}.`).waitFor({ state: 'attached' });
  expect(await copied(page)).toMatch(start);
});

test('a file is saved under the name of the army', async () => {
  const page = await site.visitor();
  await beginExample(page, 'Trajan in Dacia');
  await openCopy(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Trajan in Dacia.csv');
});

test('the sheet copies too', async () => {
  const page = await site.visitor();
  await beginExample(page, 'Trajan in Dacia');
  await inBuilder(page);
  await page.getByRole('link', { name: 'Print' }).click();
  await page.getByRole('heading', { name: 'Trajan in Dacia' }).waitFor();
  await page.getByRole('button', { name: 'Copy as …' }).click();
  await dialog(page).waitFor();
});

test('a shared page, which has no scripts, links to every form', async () => {
  const page = await site.visitor();
  const units = [{ entry: 'veteran-legionaries', size: 5 }];
  const roster = { format: 'muster/1', system: 'ancient', list: 'roman', name: 'Cohors', points: 100, units };
  const { id } = await (await page.request.post('/api/v1/shares', { data: roster })).json();
  await page.goto(`/s/${id}`);
  const links = page.getByRole('list', { name: 'This army as' }).getByRole('link');
  expect(await links.allInnerTexts()).toEqual([
    ...['Plain text', 'Discord', 'BBCode', 'Markdown', 'CSV', 'JSON'],
  ]);
  for (const link of await links.all()) {
    const answer = await page.request.get(String(await link.getAttribute('href')));
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('Cohors');
  }
});
