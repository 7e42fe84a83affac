import type { Page } from 'playwright-core';
import { SMALL } from './armies';
import {
  addUnit,
  armyStatus,
  beginArmy,
  beginExample,
  inBuilder,
  moreItem,
  openRoster,
  rosterFile,
  saved,
  typeSize,
  typeTotal,
  unitCard,
} from './builder';
import { eventually, startSite, WITH_WORKER, wordsOf } from './kit';

const site = startSite(WITH_WORKER);

const unitCount = (page: Page) => page.getByRole('article').count();

test('list, variant, total and settings changed and changed back bring everything back', async () => {
  const page = await site.visitor();
  await beginExample(page, 'Arminius');
  await armyStatus(page).getByText('Legal', { exact: true }).waitFor();
  const before = JSON.parse(await rosterFile(page));
  const lists = page.getByRole('combobox', { name: 'Army list' });
  for (const list of ['Mountain tribe', 'Roman']) {
    await lists.selectOption(list);
    await armyStatus(page)
      .getByText(/^Illegal: \d+ breaches$/)
      .waitFor();
    expect(await unitCount(page)).toBe(before.units.length);
  }
  await lists.selectOption('Barbarian');
  await armyStatus(page).getByText('Legal', { exact: true }).waitFor();
  await typeTotal(page, '500');
  await armyStatus(page)
    .getByText(/^Illegal/)
    .waitFor();
  await typeTotal(page, '');
  await typeTotal(page, String(before.points));
  await setShares(page, 'the points spent');
  await setShares(page, 'the agreed total');
  await armyStatus(page).getByText('Legal', { exact: true }).waitFor();
  const { settings, ...after } = JSON.parse(await rosterFile(page));
  expect(after).toEqual(before);
  expect([undefined, { shares: 'agreed' }]).toContainEqual(settings);
});

async function setShares(page: Page, of: string): Promise<void> {
  await (await moreItem(page, 'Settings')).click();
  const dialog = page.getByRole('dialog', { name: 'Settings of this army' });
  await dialog.getByRole('radio', { name: new RegExp(`^${of}`) }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

test('a change of the list is undone like any other, and what came before it too', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  await typeSize(page, 2, '20');
  const lists = page.getByRole('combobox', { name: 'Army list' });
  const list = () => lists.locator('option:checked').textContent();
  await lists.selectOption('Barbarian');
  await page.getByText('Not in this army’s list').waitFor();
  await saved(page);
  // Loaded again, the first list has yet to come.
  await page.reload();
  await page.getByText('Not in this army’s list').waitFor();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await eventually(async () => expect(await list()).toBe('Roman'));
  await undo.click();
  const size = unitCard(page, 2).getByRole('textbox', { name: 'Size' });
  await eventually(async () => expect(await size.inputValue()).toBe('16'));
});

test('an army survives reload, back and forward, and is last in My armies’ order of change first', async () => {
  const page = await site.visitor();
  await openRoster(page, { ...SMALL, name: 'Older' });
  await beginArmy(page, { list: 'Roman', total: '500', name: 'Kept' });
  await addUnit(page, 'Army General');
  await saved(page);
  await page.reload();
  await unitCard(page, 1)
    .getByRole('heading', { name: /Army General/ })
    .waitFor();
  await page.getByRole('link', { name: 'My armies' }).click();
  const rows = page.getByRole('list', { name: 'Armies' }).getByRole('listitem');
  await rows.first().waitFor();
  expect(await wordsOf(rows.first())).toMatch(/Kept\s+Roman\s+135 of 500 points\s+Illegal\s+just now/);
  await page.goBack();
  await addUnit(page, 'Veteran Legionaries');
  await saved(page);
  await page.goForward();
  await page.getByRole('listitem').filter({ hasText: 'Kept' }).getByText('235 of 500 points').waitFor();
  await page.goBack();
  await unitCard(page, 2).waitFor();
});

test('what was clicked is there after the tab has crashed', async () => {
  site.expectComplaint(/crash/i);
  const page = await site.visitor();
  await openRoster(page, SMALL);
  await unitCard(page, 2).getByRole('button', { name: 'One more' }).click();
  await saved(page);
  const address = page.url();
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await page.context().newPage();
  await next.goto(address);
  await unitCard(next, 2).waitFor();
  expect(await unitCard(next, 2).getByRole('textbox', { name: 'Size' }).inputValue()).toBe('17');
});

test('a change just before the page is left is kept', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  for (let clicks = 0; clicks < 5; clicks += 1) {
    await unitCard(page, 2).getByRole('button', { name: 'One more' }).click();
  }
  await page.reload();
  await unitCard(page, 2).waitFor();
  expect(await unitCard(page, 2).getByRole('textbox', { name: 'Size' }).inputValue()).toBe('21');
});

test('another tab on the same army follows what this one does', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await inBuilder(other);
  await addUnit(page, 'Raw Recruits');
  await unitCard(other, 3)
    .getByRole('heading', { name: /Raw Recruits/ })
    .waitFor();
  await addUnit(other, 'Heavy Stone Thrower (Onager)');
  await unitCard(page, 4).waitFor();
  for (const tab of [page, other]) await saved(tab);
});

/** Two tabs on one army of which the second hears nothing of the first; each has changed it. */
async function twoTabs(): Promise<[Page, Page]> {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  const deaf = await page.context().newPage();
  await deaf.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await deaf.goto(page.url());
  await unitCard(deaf, 2).waitFor();
  await addUnit(page, 'Raw Recruits');
  await saved(page);
  await addUnit(deaf, 'Marines');
  await deaf.getByRole('alert').getByText('changed in another tab, and here too').waitFor();
  return [page, deaf];
}

const titles = async (page: Page) => (await page.getByRole('heading', { level: 3 }).allInnerTexts()).join();

test('of two tabs that changed an army neither overwrites the other: both can be kept', async () => {
  const [page, deaf] = await twoTabs();
  await page.reload();
  await unitCard(page, 3)
    .getByRole('heading', { name: /Raw Recruits/ })
    .waitFor();
  const address = deaf.url();
  await deaf.getByRole('button', { name: 'Keep both' }).click();
  await eventually(async () => expect(deaf.url()).not.toBe(address));
  await unitCard(deaf, 3)
    .getByRole('heading', { name: /Marines/ })
    .waitFor();
  await page.reload();
  await unitCard(page, 3)
    .getByRole('heading', { name: /Raw Recruits/ })
    .waitFor();
  await page.goto('/');
  await eventually(async () =>
    expect(await page.getByRole('list', { name: 'Armies' }).getByRole('listitem').count()).toBe(2),
  );
});

test.each([
  ['Keep mine', /Marines/],
  ['Take theirs', /Raw Recruits/],
])('of two tabs that changed an army: %s', async (choice, unit) => {
  const [page, deaf] = await twoTabs();
  await deaf.getByRole('button', { name: choice }).click();
  await deaf.getByRole('alert').getByText('changed in another tab').waitFor({ state: 'hidden' });
  await saved(deaf);
  for (const tab of [page, deaf]) {
    await tab.reload();
    await unitCard(tab, 3).getByRole('heading', { name: unit }).waitFor();
    expect(await unitCount(tab)).toBe(3);
  }
  await eventually(async () => expect(await titles(page)).toBe(await titles(deaf)));
});
