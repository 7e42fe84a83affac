import type { Page } from 'playwright-core';
import { SMALL } from './armies';
import { expectNothingFound, violations } from './axe';
import { armyStatus, beginExample, inBuilder, moreItem, openRoster, share, unitCard } from './builder';
import { PHONE, startSite } from './kit';

const site = startSite();
test('axe itself is at work: it sees an image without words, and words too pale to read', async () => {
  const page = await site.visitor();
  await page.goto('/');
  await page.evaluate(() => {
    const pale = Object.assign(document.createElement('p'), { textContent: 'pale', style: 'color: #ccc' });
    document.body.append(document.createElement('img'), pale);
  });
  const found = (await violations(page)).join();
  expect(found).toContain('image-alt');
  expect(found).toContain('color-contrast');
});

test('My armies, empty and with armies, the new army dialog, a menu and a message', async () => {
  const page = await site.visitor();
  await page.goto('/');
  await page.getByRole('button', { name: 'New army' }).waitFor();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'New army' }).click();
  await page.getByRole('dialog', { name: 'New army' }).waitFor();
  await expectNothingFound(page);
  await page.keyboard.press('Escape');
  await beginExample(page, 'Trajan');
  await page.goto('/');
  await page.getByRole('button', { name: 'More for Trajan in Dacia' }).click();
  await page.getByRole('menu').waitFor();
  await expectNothingFound(page);
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await pickDelete(page);
  await expectNothingFound(page);
});

async function pickDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More for Trajan in Dacia', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}

test('the builder of a Roman army, its settings, and the share dialog', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  await unitCard(page, 2)
    .getByRole('button', { name: /show the sum/ })
    .click();
  await unitCard(page, 2).getByRole('button', { name: 'Name and note' }).click();
  await expectNothingFound(page);
  await (await moreItem(page, 'Settings')).click();
  await page.getByRole('dialog').waitFor();
  await expectNothingFound(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
  await expectNothingFound(page);
});

test('the builder of an army with breaches, and its list and status on a phone', async () => {
  const page = await site.visitor();
  const units = [
    { entry: 'army-general', command: ['leader'] },
    { entry: 'mules' },
    { entry: 'onager', size: 9 },
  ];
  await openRoster(page, { ...SMALL, points: 100, units } as typeof SMALL);
  await armyStatus(page).getByRole('heading', { name: 'Breaches' }).waitFor();
  await expectNothingFound(page);
  for (const [press, dialog] of [
    ['Add unit', 'Add units'],
    ['Full status', 'Army status'],
  ] as const) {
    await page.setViewportSize(PHONE.viewport);
    await page.getByRole('button', { name: press }).click();
    await page.getByRole('dialog', { name: dialog }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('the builder of a medieval army', async () => {
  const page = await site.visitor();
  await beginExample(page, 'The Town Turns Out');
  await unitCard(page, 1).getByRole('button', { expanded: false, name: /^1 / }).click();
  await unitCard(page, 1).getByRole('textbox', { name: 'Code' }).waitFor();
  await expectNothingFound(page);
});

test('the sheet, the shared page, and the pages that are not there', async () => {
  const page = await site.visitor();
  await beginExample(page, 'Boudica');
  const link = await share(page);
  await page.getByRole('link', { name: 'Print' }).click();
  await page.getByRole('heading', { level: 1, name: /Boudica/ }).waitFor();
  await expectNothingFound(page);
  await page.goto(link);
  await expectNothingFound(page);
  site.expectComplaint(/404/);
  for (const path of ['/nowhere', '/s/nowhere']) {
    await page.goto(path);
    await expectNothingFound(page);
  }
  await page.goto('/army?id=nowhere');
  await page.getByRole('heading', { name: /no such army/ }).waitFor();
  await expectNothingFound(page);
  await page.getByRole('link', { name: 'My armies' }).click();
  await page.getByRole('link', { name: /Boudica/ }).click();
  await inBuilder(page);
});

test('the theme that is chosen stays, on shared pages too', async () => {
  const page = await site.visitor({ colorScheme: 'light' });
  await openRoster(page, SMALL);
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await paper()).toBe(dark);
  await inBuilder(page);
  await page.goto(await share(page));
  expect(await paper()).toBe(dark);
});
