import type { Page } from 'playwright-core';
import { armyStatus, beginArmy, beginExample, unitCard } from './builder';
import { eventually, PHONE, startSite, wordsOf } from './kit';

const site = startSite();

const palette = (page: Page) => page.getByRole('dialog', { name: 'Add or find' });
const box = (page: Page) => palette(page).getByRole('combobox');
const offer = (page: Page, name: RegExp) => palette(page).getByRole('option', { name });

/** Presses the keys until the page, which may still be waking, opens the palette. */
async function openPalette(page: Page): Promise<void> {
  await eventually(async () => {
    if (!(await palette(page).isVisible())) await page.keyboard.press('Control+k');
    await box(page).waitFor({ timeout: 2_000 });
  });
}

test('a unit in words is understood, priced, added and undone', async () => {
  const page = await site.visitor();
  await beginArmy(page, { list: 'Roman', total: '1,000', name: 'Legio XX' });
  await openPalette(page);
  await box(page).fill('24 regular legionaries full command heavy armour pikes');
  const first = offer(page, /Regular Legionaries/).first();
  await first.waitFor();
  // A:1198-1202: 24 x (16 + 1) + 10 + 5 + 5.
  await eventually(async () => expect(await wordsOf(first)).toMatch(/428 points/));
  expect(await wordsOf(first)).toMatch(/pikes\s+not understood/);
  await box(page).press('Enter');
  await palette(page).getByText('Added: Regular Legionaries.').waitFor();
  await box(page).press('Escape');
  await unitCard(page, 1).waitFor();
  await eventually(async () => expect(await wordsOf(armyStatus(page))).toMatch(/428/));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await unitCard(page, 1).waitFor({ state: 'detached' });
});

test('actions, units and rules are found by the keyboard alone', async () => {
  const page = await site.visitor();
  await beginExample(page, 'Trajan in Dacia');
  await openPalette(page);
  await box(page).fill('testudo');
  await offer(page, /^Testudo/).waitFor();
  await box(page).press('Enter');
  await palette(page).locator('cite').waitFor();
  await box(page).fill('moorish');
  await offer(page, /^Unit 11 Moorish Horse/).waitFor();
  await box(page).press('Enter');
  await palette(page).waitFor({ state: 'detached' });
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.id)).toMatch(/^unit/),
  );
  await openPalette(page);
  await box(page).fill('settings');
  await offer(page, /^Settings/).waitFor();
  await box(page).press('Enter');
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
});

test('a medieval unit is designed in words on a phone', async () => {
  const page = await site.visitor(PHONE);
  await beginArmy(page, { list: 'Medieval', total: '1,000', name: 'The host' });
  const button = page.getByRole('button', { name: 'Add or find …' });
  await eventually(async () => {
    if (!(await palette(page).isVisible())) await button.click();
    await box(page).waitFor({ timeout: 2_000 });
  });
  await box(page).fill('12 LMM fanatic knights');
  // M:108-110: 12 x (5 + 3) x 2 + 50.
  await offer(page, /242 points/).tap();
  await palette(page).getByText('Added: Knights.').waitFor();
  await palette(page).getByRole('button', { name: 'Close' }).click();
  await unitCard(page, 1).waitFor();
  await eventually(async () => expect(await wordsOf(unitCard(page, 1))).toMatch(/Knights[\s\S]*242/));
});
