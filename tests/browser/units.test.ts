import type { Page } from 'playwright-core';
import { SMALL } from './armies';
import { addUnit, armyStatus, openRoster, rosterFile, saved, unitCard } from './builder';
import { eventually, startSite } from './kit';

const site = startSite();

const titles = (page: Page) => page.getByRole('heading', { level: 3, name: /^\d/ }).allInnerTexts();
const expectUnits = (page: Page, ...units: RegExp[]) =>
  eventually(async () =>
    expect(await titles(page)).toEqual(
      units.map((unit, at) => expect.stringMatching(numbered(at + 1, unit))),
    ),
  );
const numbered = (number: number, { source }: RegExp) => new RegExp(`^${number}\\s+${source}`);
const press = (page: Page, unit: number, name: string) =>
  unitCard(page, unit).getByRole('button', { name }).click();

test('units are duplicated, moved, removed and brought back', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  await addUnit(page, 'Raw Recruits');
  await expectUnits(page, /Army General/, /Regular/, /Raw/);
  await press(page, 3, 'Move up');
  await expectUnits(page, /Army General/, /Raw/, /Regular/);
  await press(page, 3, 'Duplicate');
  await expectUnits(page, /Army General/, /Raw/, /Regular/, /Regular/);
  // 138 + 55 + twice 282.
  await armyStatus(page).getByText('757 of 1,000 points').waitFor();
  await press(page, 2, 'Move down');
  await expectUnits(page, /Army General/, /Regular/, /Raw/, /Regular/);
  await press(page, 3, 'Remove');
  await expectUnits(page, /Army General/, /Regular/, /Regular/);
  await page.getByText('Removed Raw Recruits.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expectUnits(page, /Army General/, /Regular/, /Raw/, /Regular/);
  await saved(page);
  await page.reload();
  await expectUnits(page, /Army General/, /Regular/, /Raw/, /Regular/);
});

test('a double click removes one unit; what offers to bring it back goes once it is back', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  await addUnit(page, 'Raw Recruits');
  await unitCard(page, 2).getByRole('button', { name: 'Remove' }).dblclick();
  await expectUnits(page, /Army General/, /Raw/);
  const offer = page.getByText('Removed Regular Legionaries.');
  await offer.waitFor();
  await page.keyboard.press('Control+z');
  await expectUnits(page, /Army General/, /Regular/, /Raw/);
  await offer.waitFor({ state: 'detached' });
});

test('what is undone can be done again, step by step', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  const before = await rosterFile(page);
  await unitCard(page, 2).getByRole('button', { name: 'One more' }).click();
  await unitCard(page, 2)
    .getByRole('checkbox', { name: /^Musician/ })
    .click();
  await unitCard(page, 2)
    .getByRole('radio', { name: /^Light armour/ })
    .click();
  // 17 x 16 + 10 + 5.
  await unitCard(page, 2).getByRole('button', { name: '287 points: show the sum' }).waitFor();
  const after = await rosterFile(page);
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Undo' }).click();
  await unitCard(page, 2).getByRole('button', { name: '282 points: show the sum' }).waitFor();
  expect(await rosterFile(page)).toBe(before);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+Shift+z');
  await unitCard(page, 2).getByRole('button', { name: '287 points: show the sum' }).waitFor();
  expect(await rosterFile(page)).toBe(after);
});

test('a unit has a name and a note of its own, which are kept and printed', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  await press(page, 2, 'Name and note');
  await unitCard(page, 2).getByRole('textbox', { name: 'Name' }).fill('Cohors I');
  await unitCard(page, 2).getByRole('textbox', { name: 'Note' }).fill('Holds the ford.\nNever moves.');
  await saved(page);
  await page.getByRole('link', { name: 'Print' }).click();
  await page
    .getByRole('heading', { level: 3, name: /^2 Cohors I Regular Legionaries · 16 models/ })
    .waitFor();
  await page.getByText('Holds the ford. Never moves.').waitFor();
});

test('allies are paid from the special units’ share, and said to be allies', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  await addUnit(page, 'allied Noble Cavalry');
  // 5 x 25.
  await page.getByRole('heading', { level: 2, name: 'Special units 125 at most 250' }).waitFor();
  const roster = JSON.parse(await rosterFile(page));
  expect(roster.units[2]).toEqual({ entry: 'noble-cavalry', list: 'barbarian', size: 5 });
});

test('the list is filtered by what is typed', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  const list = page.getByRole('complementary', { name: 'List' });
  await page.getByRole('searchbox', { name: 'Filter the list' }).fill('onag');
  await eventually(async () => expect(await list.getByRole('button').count()).toBe(1));
  await list.getByRole('button', { name: 'Add Heavy Stone Thrower (Onager)' }).waitFor();
  await page.getByRole('searchbox', { name: 'Filter the list' }).fill('martians');
  await list.getByText('Nothing on this list is called that.').waitFor();
});

test('what the entry does not offer is shown, flagged, free of charge, and left out at a click', async () => {
  const page = await site.visitor();
  const [general, legionaries] = SMALL.units;
  await openRoster(page, {
    ...SMALL,
    units: [general, { ...legionaries, options: ['heavy-armour', 'wings'] }],
  });
  await armyStatus(page).getByText('420 of 1,000 points').waitFor();
  await armyStatus(page).getByText('Illegal: 1 breach', { exact: true }).waitFor();
  await unitCard(page, 2).getByText('“wings”: not offered').waitFor();
  await unitCard(page, 2).getByRole('button', { name: 'Leave out wings' }).click();
  await armyStatus(page).getByText('Legal', { exact: true }).waitFor();
});

test('what can be undone outlives the page, and undo also works from a field that holds no new text', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  const size = unitCard(page, 2).getByRole('textbox', { name: 'Size' });
  await size.fill('20');
  await size.press('Enter');
  // 17 x 20 + 10.
  await unitCard(page, 2).getByRole('button', { name: '350 points: show the sum' }).waitFor();
  await size.press('Control+z');
  await unitCard(page, 2).getByRole('button', { name: '282 points: show the sum' }).waitFor();
  await size.press('Control+Shift+z');
  await unitCard(page, 2).getByRole('button', { name: '350 points: show the sum' }).waitFor();
  await saved(page);
  await page.reload();
  await unitCard(page, 2).getByRole('button', { name: '350 points: show the sum' }).waitFor();
  await page.locator('button[aria-label="Undo"]:not([aria-disabled="true"])').click();
  await unitCard(page, 2).getByRole('button', { name: '282 points: show the sum' }).waitFor();
});
