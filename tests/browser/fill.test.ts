import type { Locator, Page } from 'playwright-core';
import { HALF } from './armies';
import { armyStatus, openRoster, saved, typeTotal } from './builder';
import { eventually, startSite, wordsOf } from './kit';

const site = startSite();

async function openFill(page: Page): Promise<Locator> {
  await armyStatus(page).getByRole('button', { name: 'Fill up …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fill up' });
  await dialog.getByRole('textbox', { name: 'No unit larger than' }).waitFor();
  return dialog;
}

const go = (dialog: Locator) => dialog.getByRole('button', { name: 'Fill up', exact: true }).click();
const found = (dialog: Locator) => dialog.getByRole('heading', { name: /ways, the best first/ });

test('a Roman army of 2,000 is filled up from half: applied with one click, undone with one', async () => {
  const page = await site.visitor();
  await openRoster(page, HALF);
  const units = () => page.getByRole('article').count();
  const before = await units();
  const dialog = await openFill(page);
  // What the army has is ticked, but for the General: there is only one.
  expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(4);
  await go(dialog);
  await found(dialog).waitFor();
  const first = dialog.getByRole('listitem').filter({ hasText: '2,000 of 2,000 points' }).first();
  await first.getByRole('button', { name: 'Apply 1. 2,000 of 2,000 points' }).click();
  await armyStatus(page).getByText('Legal', { exact: true }).waitFor();
  expect(await wordsOf(armyStatus(page))).toMatch(/2,000 of 2,000 points\s*0 left/);
  expect(await armyStatus(page).getByRole('button', { name: 'Fill up …' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await armyStatus(page).getByRole('button', { name: 'Fill up …' }).waitFor();
  expect(await units()).toBe(before);
  await saved(page);
});

test('work that takes long can be cancelled, and ticks are remembered', async () => {
  const page = await site.visitor();
  await openRoster(page, HALF);
  await typeTotal(page, '90000');
  const dialog = await openFill(page);
  await dialog.getByRole('button', { name: 'All', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'No unit larger than' }).fill('10000');
  await go(dialog);
  await dialog.getByRole('progressbar', { name: 'Looking for the best ways' }).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'None', exact: true }).click();
  await dialog.getByText('Nothing is ticked').waitFor();
  await dialog.getByRole('checkbox', { name: /^Marines/ }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await typeTotal(page, '2000');
  const again = await openFill(page);
  await eventually(async () => expect(await again.getByRole('checkbox', { checked: true }).count()).toBe(1));
  await again.getByRole('checkbox', { name: /^Marines/, checked: true }).waitFor();
});

test('why there is no way is said in words', async () => {
  const page = await site.visitor();
  await openRoster(page, HALF);
  const dialog = await openFill(page);
  await dialog.getByRole('button', { name: 'None', exact: true }).click();
  await dialog.getByRole('checkbox', { name: /^Marines/ }).click();
  await go(dialog);
  await dialog.getByText('Legionaries: 140 points are missing').waitFor();
  await dialog.getByRole('button', { name: 'Tick anew' }).click();
  await dialog.getByRole('checkbox', { name: /^Marines/, checked: true }).waitFor();
});
