import type { Page } from 'playwright-core';
import { SMALL } from './armies';
import { armyStatus, file, inBuilder, openRoster, rosterFile, saved, unitCard, upload } from './builder';
import { eventually, startSite } from './kit';

const site = startSite();

const [general, legionaries] = SMALL.units;
const LARGER = { ...SMALL, units: [general, legionaries, { entry: 'raw-recruits', size: 10 }] };

const bar = (page: Page) => page.getByRole('region', { name: 'Selected units' });
const select = (page: Page, unit: number) =>
  unitCard(page, unit)
    .getByRole('checkbox', { name: /^Select/ })
    .click();
const entries = async (page: Page): Promise<string[]> =>
  JSON.parse(await rosterFile(page)).units.map(({ entry }: { entry: string }) => entry);
const ALL = ['army-general', 'regular-legionaries', 'raw-recruits'];

test('several units are removed and duplicated at once, and come back with one undo', async () => {
  const page = await site.visitor();
  await openRoster(page, LARGER);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await select(page, 2);
  await select(page, 3);
  // 16 x 17 + 10 and 10 x 10.
  await bar(page)
    .getByText(/^2 units, \d+ points$/)
    .waitFor();
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await eventually(async () => expect(await entries(page)).toEqual(['army-general']));
  await page.locator('button[aria-label="Undo"]:not([aria-disabled="true"])').click();
  await eventually(async () => expect(await entries(page)).toEqual(ALL));
  await bar(page).getByRole('button', { name: 'All' }).click();
  await bar(page).getByRole('button', { name: 'Duplicate' }).click();
  await eventually(async () => expect(await entries(page)).toEqual(ALL.flatMap((entry) => [entry, entry])));
  await bar(page).getByRole('button', { name: 'Done' }).click();
  await bar(page).waitFor({ state: 'hidden' });
});

test('Shift takes a range, Delete removes it, Escape ends it', async () => {
  const page = await site.visitor();
  await openRoster(page, LARGER);
  await unitCard(page, 1)
    .getByRole('button', { name: /Army General/ })
    .click({ modifiers: ['ControlOrMeta'] });
  await unitCard(page, 3)
    .getByRole('button', { name: /Raw Recruits/ })
    .click({ modifiers: ['Shift'] });
  await bar(page)
    .getByText(/^3 units/)
    .waitFor();
  await page.keyboard.press('Delete');
  await eventually(async () => expect(await entries(page)).toEqual([]));
  await page.keyboard.press('Escape');
  await bar(page).waitFor({ state: 'hidden' });
});

test('units move to another army, of another list too, and back again; a medieval one takes none', async () => {
  const page = await site.visitor();
  const other = { ...SMALL, name: 'Barbarians', list: 'barbarian', units: [] };
  const town = { format: 'muster/1', system: 'medieval', name: 'Town', points: 500, units: [] };
  await upload(page, ...[LARGER, other, town].map((army, at) => file(`${at}.json`, JSON.stringify(army))));
  await page.getByRole('link', { name: 'Small army', exact: true }).click();
  await inBuilder(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await select(page, 3);
  await bar(page).getByRole('button', { name: 'Move to …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 1 unit to' });
  await dialog.getByRole('button', { name: /Town/ }).getByText('Another rule system').waitFor();
  await dialog.getByRole('button', { name: /Barbarians/ }).click();
  await page.getByText('Moved 1 unit to “\u2068Barbarians\u2069”.').waitFor();
  expect(await entries(page)).toEqual(ALL.slice(0, 2));
  await saved(page);
  const here = page.url();

  await page.goto('/');
  await page.getByRole('link', { name: 'Barbarians', exact: true }).click();
  await inBuilder(page);
  await unitCard(page, 1).waitFor();
  expect(JSON.parse(await rosterFile(page)).units).toEqual([
    { entry: 'raw-recruits', list: 'roman', size: 10 },
  ]);
  await armyStatus(page)
    .getByText(/Illegal/)
    .waitFor();
  await page.locator('button[aria-label="Undo"]:not([aria-disabled="true"])').click();
  await eventually(async () => expect(await entries(page)).toEqual([]));
  await saved(page);

  await page.goto(here);
  await inBuilder(page);
  await page.locator('button[aria-label="Undo"]:not([aria-disabled="true"])').click();
  await eventually(async () => expect(await entries(page)).toEqual(ALL));
});

test('a move that is undone and done again with the keyboard is so in both armies', async () => {
  const page = await site.visitor();
  const other = { ...SMALL, name: 'Other', units: [] };
  await upload(page, ...[LARGER, other].map((army, at) => file(`${at}.json`, JSON.stringify(army))));
  const others = async () => {
    const tab = await page.context().newPage();
    await tab.goto('/');
    await tab.getByRole('link', { name: 'Other', exact: true }).click();
    await inBuilder(tab);
    const found = await entries(tab);
    await tab.close();
    return found;
  };
  await page.getByRole('link', { name: 'Small army', exact: true }).click();
  await inBuilder(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await select(page, 3);
  await bar(page).getByRole('button', { name: 'Move to …' }).click();
  await page.getByRole('dialog', { name: 'Move 1 unit to' }).getByRole('button', { name: /Other/ }).click();
  await page.getByText('Moved 1 unit to “\u2068Other\u2069”.').waitFor();
  expect(await others()).toEqual(['raw-recruits']);
  await page.keyboard.press('ControlOrMeta+z');
  await eventually(async () => expect(await entries(page)).toEqual(ALL));
  await eventually(async () => expect(await others()).toEqual([]));
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await eventually(async () => expect(await entries(page)).toEqual(ALL.slice(0, 2)));
  await eventually(async () => expect(await others()).toEqual(['raw-recruits']));
});

test('units are copied to a new army', async () => {
  const page = await site.visitor();
  await openRoster(page, LARGER);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await select(page, 1);
  await bar(page).getByRole('button', { name: 'Copy to …' }).click();
  await page
    .getByRole('dialog', { name: 'Copy 1 unit to' })
    .getByRole('button', { name: 'A new army' })
    .click();
  await page.getByText('Copied 1 unit to “\u2068From Small army\u2069”.').waitFor();
  expect(await entries(page)).toEqual(ALL);
  await page.goto('/');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'From Small army' })
    .getByText('138 of 1,000 points')
    .waitFor();
});
