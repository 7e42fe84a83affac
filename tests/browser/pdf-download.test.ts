import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { type ReadPdf, readPdf } from '@/tests/sheet/pdf/read';
import { namedArmy, SMALL } from './armies';
import { moreItem, openRoster, share, typeSize } from './builder';
import { PHONE, startSite, WITH_WORKER } from './kit';

const site = startSite(WITH_WORKER);

/** Makes the PDF that the open dialog tells of, and reads it. */
async function downloaded(page: Page): Promise<{ file: string; pdf: ReadPdf }> {
  const dialog = page.getByRole('dialog', { name: 'PDF of this army' });
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  await dialog.getByText('The PDF is in your downloads.').waitFor();
  return { file: download.suggestedFilename(), pdf: await readPdf(readFileSync(await download.path())) };
}

const choose = (page: Page, choice: string | RegExp) => page.getByRole('radio', { name: choice }).click();

test('from the builder: on the paper of the preferences, then cards on another; the layout is remembered', async () => {
  const page = await site.visitor({ locale: 'en-GB' });
  await openRoster(page, namedArmy(9));
  await (await moreItem(page, 'Make a PDF')).click();
  const sheet = await downloaded(page);
  expect(sheet.file).toBe('Many cohorts.pdf');
  expect(sheet.pdf).toMatchObject({ title: 'Many cohorts', author: 'Muster' });
  expect(sheet.pdf.pages[0]).toMatchObject({ width: 210, height: 297 });
  expect(sheet.pdf.pages[0]?.text).toContain('not shared: no link');
  await choose(page, /^File cards/);
  await choose(page, 'Letter');
  const cards = await downloaded(page);
  expect(cards.file).toBe('Many cohorts.cards.pdf');
  expect(cards.pdf.pages[0]).toMatchObject({ width: 216, height: 279 });
  // Nine units and the army, four to a page.
  expect(cards.pdf.pages).toHaveLength(3);
  await page.reload();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await choose(page, 'Letter');
  await page.keyboard.press('Escape');
  await (await moreItem(page, 'Make a PDF')).click();
  expect(await page.getByRole('radio', { name: /^File cards/ }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Letter' }).isChecked()).toBe(true);
});

test('from the sheet of a shared army, on a phone: the paper carries the link', async () => {
  const page = await site.visitor(PHONE);
  await openRoster(page, SMALL);
  await page.getByRole('link', { name: 'Print' }).click();
  await page.getByRole('button', { name: 'Share it and print the link' }).click();
  const link = await page.getByRole('article').getByRole('link').getAttribute('href');
  await page.getByRole('button', { name: 'PDF' }).click();
  await choose(page, /^Marching order/);
  const { pdf } = await downloaded(page);
  expect(pdf.links).toContain(link);
});

test('without a network, and with a name in a rare script', async () => {
  const page = await site.visitor();
  await openRoster(page, { ...SMALL, name: '曹操 🐎' });
  await page.locator('[data-kept]').waitFor();
  await page.context().setOffline(true);
  await (await moreItem(page, 'Make a PDF')).click();
  await choose(page, /^One-page summary/);
  const { pdf } = await downloaded(page);
  expect(pdf.pages).toHaveLength(1);
  expect(pdf.pages[0]?.text).toContain('曹操');
});

test('of an army that this browser has shared as it is, the paper carries the link', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  const link = await share(page);
  await (await moreItem(page, 'Make a PDF')).click();
  const { pdf } = await downloaded(page);
  expect(pdf.pages.map(({ text }) => text).join(' ')).toContain(link);
  await page.keyboard.press('Escape');
  await typeSize(page, 2, '20');
  await (await moreItem(page, 'Make a PDF')).click();
  const changed = await downloaded(page);
  expect(changed.pdf.pages[0]?.text).toContain('not shared: no link');
});
