import type { Page } from 'playwright-core';
import { SMALL } from './armies';
import {
  armyNames,
  downloaded,
  file,
  inBuilder,
  pickFromMenu,
  saved,
  typeSize,
  unitCard,
  upload,
} from './builder';
import { eventually, startSite, wordsOf } from './kit';

const site = startSite();
const OTHER = { ...SMALL, name: 'Other army', list: 'barbarian', units: [] };

async function shelfWith(...rosters: object[]): Promise<Page> {
  const page = await site.visitor();
  await upload(page, ...rosters.map((roster, at) => file(`${at}.muster.json`, JSON.stringify(roster))));
  await eventually(async () => expect(await armyNames(page)).toHaveLength(rosters.length));
  return page;
}

const backup = (page: Page) => page.getByRole('region', { name: 'Backup' });
const saveAll = (page: Page) =>
  downloaded(page, backup(page).getByRole('button', { name: 'Save all armies as one file' }));
const restoreDialog = (page: Page) => page.getByRole('dialog', { name: 'Restore a backup' });

async function chooseFile(page: Page, text: string): Promise<void> {
  await page.getByLabel('Backup file').setInputFiles([file('muster.backup.json', text)]);
}

test('all armies go into one file and come back elsewhere, and a second time nothing is doubled', async () => {
  const text = await saveAll(await shelfWith(SMALL, OTHER));
  const elsewhere = await site.visitor();
  await elsewhere.goto('/');
  await chooseFile(elsewhere, text);
  await restoreDialog(elsewhere)
    .getByText('2 are new, none is here already, none was changed since.')
    .waitFor();
  expect(await armyNames(elsewhere).catch(() => [])).toEqual([]);
  await restoreDialog(elsewhere).getByRole('button', { name: 'Restore 2 armies' }).click();
  await eventually(async () =>
    expect((await armyNames(elsewhere)).sort()).toEqual(['Other army', 'Small army']),
  );

  await restoreDialog(elsewhere).waitFor({ state: 'detached' });
  await chooseFile(elsewhere, text);
  await restoreDialog(elsewhere)
    .getByText('None is new, 2 are here already, none was changed since.')
    .waitFor();
  expect(
    await restoreDialog(elsewhere)
      .getByRole('button', { name: /^Restore/ })
      .count(),
  ).toBe(0);
});

async function tag(page: Page, army: string, tags: string): Promise<void> {
  await pickFromMenu(page, army, 'Tags');
  const dialog = page.getByRole('dialog', { name: 'Tags' });
  await dialog.getByRole('textbox', { name: 'Tags' }).fill(tags);
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('tags come back to an army that is here already, and go again with one click', async () => {
  const page = await shelfWith(SMALL, OTHER);
  const tags = page.getByRole('list', { name: 'Armies' }).getByRole('list', { name: 'Tags' });
  await tag(page, 'Small army', 'club, winter');
  await tags.getByText('winter').waitFor();
  const text = await saveAll(page);
  await tag(page, 'Small army', 'mine');
  await tags.getByText('mine').waitFor();
  await chooseFile(page, text);
  await restoreDialog(page).getByText('1 that is here gets its tags back.').waitFor();
  await restoreDialog(page).getByRole('button', { name: 'Restore the tags' }).click();
  await eventually(async () =>
    expect(await tags.getByRole('listitem').allInnerTexts()).toEqual(['mine', 'club', 'winter']),
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await eventually(async () => expect(await tags.getByRole('listitem').allInnerTexts()).toEqual(['mine']));
});

test('an army that was changed since is kept in both states, and restoring is undone with one click', async () => {
  const page = await shelfWith(SMALL);
  const text = await saveAll(page);
  await page.getByRole('link', { name: 'Small army', exact: true }).click();
  await inBuilder(page);
  await unitCard(page, 2).waitFor();
  await typeSize(page, 2, '20');
  await saved(page);
  await page.goto('/');
  await backup(page).waitFor();
  await chooseFile(page, text);
  await restoreDialog(page).getByText('1 was changed since: both are kept').first().waitFor();
  await restoreDialog(page).getByRole('button', { name: 'Restore 1 army' }).click();
  await eventually(async () => expect(await armyNames(page)).toEqual(['Small army', 'Small army']));
  // 17 each: 135 + 3 and 20 x 17 + 10 is 488; as it was, 420.
  expect(await wordsOf(page.getByRole('list', { name: 'Armies' }))).toMatch(/488 of 1,000.*420 of 1,000/s);
  await page.getByRole('button', { name: 'Undo' }).click();
  await eventually(async () => expect(await armyNames(page)).toEqual(['Small army']));
});

test('a damaged backup is told with the place, and what is whole of it can be had', async () => {
  const page = await shelfWith(SMALL);
  const text = await saveAll(page);
  await pickFromMenu(page, 'Small army', 'Delete');
  await chooseFile(page, text.slice(0, 200));
  await restoreDialog(page)
    .getByRole('alert')
    .getByText(/line \d+, column \d+/)
    .waitFor();
  await page.keyboard.press('Escape');
  await chooseFile(page, JSON.stringify(SMALL));
  await restoreDialog(page).getByRole('alert').getByText('bring it in with Import').waitFor();
  await page.keyboard.press('Escape');
  const json = JSON.parse(text);
  json.armies.push({ ...json.armies[0], roster: { ...SMALL, points: 'many' } });
  await chooseFile(page, JSON.stringify(json));
  await restoreDialog(page).getByText('armies[1].roster.points').waitFor();
  await restoreDialog(page).getByRole('button', { name: 'Restore 1 army' }).click();
  await eventually(async () => expect(await armyNames(page)).toEqual(['Small army']));
});

test('after the first change the browser is asked to keep the armies, its answer is told, and a backup is called for', async () => {
  const page = await shelfWith(SMALL);
  await backup(page).getByText('has not promised').waitFor();
  expect(await backup(page).getByRole('status').count()).toBe(0);
  await page.getByRole('link', { name: 'Small army', exact: true }).click();
  await inBuilder(page);
  await unitCard(page, 2).waitFor();
  await typeSize(page, 2, '20');
  await saved(page);
  await page.goto('/');
  await backup(page).getByRole('button', { name: 'Ask the browser' }).click();
  // Headless, and never visited before: it refuses.
  await backup(page).getByText('was asked to keep your armies and has not promised it').waitFor();
  await downloaded(page, backup(page).getByRole('button', { name: 'Save a backup' }));
  await backup(page).getByText('All armies were last saved as a file on').waitFor();
  expect(await backup(page).getByRole('status').count()).toBe(0);
  await page.reload();
  await backup(page).getByText('All armies were last saved as a file on').waitFor();
  expect(await backup(page).getByRole('status').count()).toBe(0);
});

test('a browser that promises is believed', async () => {
  const page = await site.visitor();
  await page.addInitScript(() => {
    let promised = false;
    navigator.storage.persisted = async () => promised;
    navigator.storage.persist = async () => {
      promised = true;
      return true;
    };
  });
  await upload(page, file('army.muster.json', JSON.stringify(SMALL)));
  await page.getByRole('link', { name: 'Small army', exact: true }).click();
  await inBuilder(page);
  await unitCard(page, 2).waitFor();
  await typeSize(page, 2, '20');
  await saved(page);
  await page.goto('/');
  await backup(page).getByRole('button', { name: 'Ask the browser' }).click();
  await backup(page).getByText('The browser has promised to keep your armies').waitFor();
  expect(await backup(page).getByRole('status').count()).toBe(0);
});
