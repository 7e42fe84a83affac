import type { Page } from 'playwright-core';
import { HALF, SMALL } from './armies';
import { expectNothingFound } from './axe';
import { file, inBuilder, openRoster, share, upload } from './builder';
import { DESK, eventually, startSite, wordsOf } from './kit';

const site = startSite();

/** Types into the box that finds everything. */
async function find(page: Page, words: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'A unit to add, an action or a rule' });
  await eventually(async () => {
    if (!(await box.isVisible())) await page.keyboard.press('ControlOrMeta+k');
    await box.waitFor({ timeout: 2_000 });
  });
  await box.fill(words);
}

/** Does something with the army by its words. */
async function act(page: Page, words: string): Promise<void> {
  await find(page, words);
  await page.getByRole('option', { name: words }).click();
}

test.each([
  ['Copy as text, Discord, BBCode, CSV …', 'Copy or save the army'],
  ['Move to another device', 'Move to another device'],
  ['Make a PDF', 'PDF of this army'],
  ['Fill up with what is left', 'Fill up'],
  ['Keyboard shortcuts', 'Keyboard'],
])('axe finds nothing in what “%s” opens', async (words, title) => {
  const page = await site.visitor();
  await openRoster(page, HALF);
  await act(page, words);
  await page.getByRole('dialog', { name: title }).waitFor();
  await expectNothingFound(page);
});

test('axe finds nothing in the box that finds everything, nor in what a rule means', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  await find(page, '12 regular legionaries pikes');
  await page.getByRole('option').first().waitFor();
  await expectNothingFound(page);
});

test('axe finds nothing on the page of rules, in the comparison, nor in what an import and a backup show', async () => {
  const page = await site.visitor();
  await upload(page, ...[SMALL, HALF].map((army, at) => file(`${at}.json`, JSON.stringify(army))));
  await page.getByRole('link', { name: SMALL.name, exact: true }).waitFor();
  await page.getByLabel('Roster files').setInputFiles([file('a.json', JSON.stringify(SMALL))]);
  await page.getByRole('dialog', { name: 'Import armies' }).waitFor();
  await expectNothingFound(page);
  await page.goto('/rules');
  await page.getByRole('heading', { level: 1, name: 'Rules at hand' }).waitFor();
  await expectNothingFound(page);
  await page.goto('/');
  await page.getByRole('button', { name: `More for ${SMALL.name}` }).click();
  await page.getByRole('menuitem', { name: 'Compare' }).click();
  await page.getByRole('combobox', { name: 'Second army' }).selectOption({ label: `${HALF.name} (Roman)` });
  await page.getByRole('table').first().waitFor();
  await expectNothingFound(page);
});

test('axe finds nothing where an army is opened by its link, and in the preferences', async () => {
  const page = await site.visitor();
  await page.goto('/open');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectNothingFound(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('dialog', { name: 'Preferences' }).waitFor();
  await expectNothingFound(page);
});

/** At 400% of 1,280 px, which is 320 (WCAG 1.4.10), and with text of twice its size (1.4.4). */
test('nothing is lost at 320 px, nor with text twice as large', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  const builder = page.url();
  const link = await share(page);
  const sheet = builder.replace('/army?', '/sheet?');
  const all = ['/', builder, sheet, link, '/rules', '/compare'];
  // On a phone text of twice its size is as if the phone had 195 px.
  for (const [width, text] of [
    [320, '100%'],
    [390, '200%'],
    [720, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    for (const address of all) {
      await page.goto(address);
      if (address === builder) await inBuilder(page);
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
      await eventually(async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width),
      );
    }
  }
});

test('in forced colours a breach, a choice and the focus are told apart without a colour of ours', async () => {
  const page = await site.visitor({ ...DESK, forcedColors: 'active' });
  await openRoster(page, { ...SMALL, points: 100 } as typeof SMALL);
  expect(await wordsOf(page.getByRole('region', { name: 'Army status' }))).toMatch(/Illegal/);
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  expect(outline).not.toBe('none');
});
