import type { Page } from 'playwright-core';
import { beginExample } from './builder';
import { eventually, startSite, wordsOf } from './kit';
import { type Paper, printed } from './pdf';

const site = startSite();

const search = (page: Page) => page.getByRole('textbox', { name: 'Search the rules' });
const found = (page: Page, count: string) =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${count}$`) })
    .waitFor();

test('words are searched in rules and charts, and what is found is counted', async () => {
  const page = await site.visitor();
  await page.goto('/rules');
  await search(page).fill('testudo');
  await found(page, '1 entry');
  expect(await wordsOf(page.getByRole('definition'))).toMatch(/saves against missiles on 2\+.*A:1158/);
  await search(page).fill('no such word');
  await found(page, 'Nothing is found');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('heading', { name: 'Medieval' }).waitFor();
});

test('the address keeps what was asked for, and names a rule', async () => {
  const page = await site.visitor();
  await page.goto('/rules?q=longbow&system=medieval');
  await eventually(async () => expect(await search(page).inputValue()).toBe('longbow'));
  await page.getByRole('link', { name: 'Link to longbow' }).click();
  expect(page.url()).toContain('#medieval-longbow');
  await page.reload();
  await page.locator('#medieval-longbow:target').waitFor();
});

test('a chart has its figures, and says what was worked out', async () => {
  const page = await site.visitor();
  await page.goto('/rules');
  const chart = page.getByRole('table', { name: /^To wound/ });
  const row = chart.getByRole('row').nth(4);
  // Strength 4 (A:296-297, 307, 379).
  expect(await row.getByRole('cell').allInnerTexts()).toEqual([
    '2',
    '2',
    '3',
    '4',
    '5',
    '6',
    '6',
    'N',
    'N',
    'N',
  ]);
  await page.getByText('Only the rows for Strength 1 and 2 are printed.').waitFor();
});

test.each<[string, Paper, number]>([
  ['ancient', 'A4', 2],
  ['ancient', 'Letter', 2],
  ['medieval', 'A4', 1],
])('the quick reference of the %s rules on %s: pages %i', async (system, paper, count) => {
  const page = await site.visitor();
  await page.goto(`/rules?system=${system}`);
  await eventually(async () => expect(await page.getByRole('heading', { level: 2 }).count()).toBe(1));
  const pages = await printed(page, paper);
  expect(pages).toHaveLength(count);
  expect(pages[0]?.text).toContain('quick reference');
});

test('of the rules, only those that an army needs', async () => {
  const page = await site.visitor();
  await beginExample(page, 'Trajan');
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await page.goto(`/rules?army=${id}`);
  await page.getByText(/^Only what Trajan/).waitFor();
  await page.getByRole('link', { name: 'Link to testudo' }).waitFor();
  expect(await page.getByRole('link', { name: 'Link to kontos' }).count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Medieval' }).count()).toBe(0);
  await page.getByRole('button', { name: 'All rules' }).click();
  await page.getByRole('link', { name: 'Link to kontos' }).waitFor();
});

test('an army that is not there shows all rules', async () => {
  const page = await site.visitor();
  await page.goto('/rules?army=none');
  await page.getByText('That army is not in this browser').waitFor();
  await page.getByRole('link', { name: 'Link to kontos' }).waitFor();
});

test('a word on a unit opens what it means, by the keyboard too, and gives the focus back', async () => {
  const page = await site.visitor();
  await beginExample(page, 'Trajan');
  const card = page.getByRole('article').filter({ hasText: 'Veteran Legionaries' }).first();
  await card.getByRole('button', { expanded: false }).first().click();
  const word = card.getByRole('button', { name: 'testudo: what it means' });
  await word.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog');
  await popup.getByText('it saves against missiles on 2+').waitFor();
  await popup.getByText('A:1158').waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'hidden' });
  await eventually(async () =>
    expect(await word.evaluate((node) => node === document.activeElement)).toBe(true),
  );
  await card.getByRole('button', { name: 'Command' }).click();
  await popup.getByText('Centurion').waitFor();
});
