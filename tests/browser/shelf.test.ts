import type { Page } from 'playwright-core';
import { SMALL } from './armies';
import { armyNames, downloaded, file, pickFromMenu, upload } from './builder';
import { eventually, startSite, wordsOf } from './kit';

const site = startSite();

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

async function shelfWith(...rosters: object[]): Promise<Page> {
  const page = await site.visitor();
  await upload(page, ...rosters.map((roster, at) => file(`${at}.muster.json`, JSON.stringify(roster))));
  await eventually(async () => expect(await armyNames(page)).toHaveLength(rosters.length));
  return page;
}

test('an army is listed with name, list, points, verdict and when it was changed', async () => {
  const page = await shelfWith(SMALL, {
    ...SMALL,
    name: 'Mountaineers',
    list: 'barbarian',
    variant: 'mountain-tribe',
  });
  // 135 + 3, and 16 x (16 + 1) + 10.
  expect(await wordsOf(row(page, 'Small army'))).toMatch(/Roman\s+420 of 1,000 points\s+Legal\s+just now/);
  expect(await wordsOf(row(page, 'Mountaineers'))).toMatch(/Mountain tribe\s+0 of 1,000 points\s+Illegal/);
});

test('duplicated, renamed, deleted and brought back', async () => {
  const page = await shelfWith(SMALL);
  await pickFromMenu(page, 'Small army', 'Duplicate');
  await eventually(async () => expect(await armyNames(page)).toHaveLength(2));
  const copy = (await armyNames(page)).find((name) => name !== 'Small army');
  await pickFromMenu(page, String(copy), 'Rename');
  const dialog = page.getByRole('dialog', { name: 'Rename army' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Second army');
  await dialog.getByRole('textbox', { name: 'Name' }).press('Enter');
  await row(page, 'Second army').getByText('420 of 1,000 points').waitFor();

  await pickFromMenu(page, 'Small army', 'Delete');
  await eventually(async () => expect(await armyNames(page)).toEqual(['Second army']));
  await page.getByRole('button', { name: 'Undo' }).click();
  await row(page, 'Small army').getByText('420 of 1,000 points').waitFor();

  await pickFromMenu(page, 'Second army', 'Delete');
  await eventually(async () => expect(await armyNames(page)).toEqual(['Small army']));
  await page.reload();
  await row(page, 'Small army').waitFor();
  expect(await armyNames(page)).toEqual(['Small army']);
});

test('an army that is downloaded and uploaded elsewhere is the same army', async () => {
  const page = await shelfWith(SMALL);
  const press = async (from: Page) => {
    await from.getByRole('button', { name: 'More for Small army', exact: true }).click();
    return downloaded(from, from.getByRole('menuitem', { name: 'Download' }));
  };
  const text = await press(page);
  expect(JSON.parse(text)).toEqual(SMALL);
  const elsewhere = await site.visitor();
  await upload(elsewhere, file('army.muster.json', text));
  await row(elsewhere, 'Small army').getByText('420 of 1,000 points').waitFor();
  expect(await press(elsewhere)).toBe(text);
});

const BROKEN: [string, string, RegExp][] = [
  ['cut.json', '{ "format": "muster/1",\n "units": [', /line 2, column 12/],
  [
    'misspelt.json',
    JSON.stringify({ ...SMALL, units: [{ entry: 'onager', sizee: 5 }] }),
    /units\[0\].*sizee/s,
  ],
  ['negative.json', JSON.stringify({ ...SMALL, points: -5 }), /points/],
  ['list.json', JSON.stringify({ ...SMALL, list: 'martian' }), /martian|list/],
  ['empty.json', '', /The file is empty/],
  ['binary.json', '\u0000\u0001', /line 1, column 1/],
];

test('a broken file is refused with a word that says where, and changes nothing', async () => {
  const page = await shelfWith(SMALL);
  for (const [name, text, where] of BROKEN) {
    await page.getByLabel('Roster files').setInputFiles([file(name, text)]);
    const message = page.getByRole('dialog').filter({ hasText: name });
    await message.waitFor();
    expect(await wordsOf(message)).toMatch(where);
    expect(await armyNames(page)).toEqual(['Small army']);
  }
  await page.reload();
  await row(page, 'Small army').waitFor();
  expect(await armyNames(page)).toEqual(['Small army']);
});

test('of several files the good ones are added and the others named', async () => {
  const page = await site.visitor();
  await upload(
    page,
    file('good.json', JSON.stringify(SMALL)),
    file('bad.json', '{'),
    file('worse.json', '[]'),
  );
  await row(page, 'Small army').waitFor();
  const message = page.getByRole('dialog').filter({ hasText: '2 files were not added' });
  await message.waitFor();
  expect(await wordsOf(message)).toMatch(/bad\.json.*worse\.json/s);
});

test('armies are found by their words and tags, and sorted', async () => {
  const page = await shelfWith(
    SMALL,
    { ...SMALL, name: 'Barbarians', list: 'barbarian' },
    { ...SMALL, name: 'Zulu' },
  );
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await eventually(async () => expect(await armyNames(page)).toEqual(['Barbarians', 'Small army', 'Zulu']));
  await pickFromMenu(page, 'Zulu', 'Tags');
  const dialog = page.getByRole('dialog', { name: 'Tags' });
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('club, winter');
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'winter' }).click();
  await eventually(async () => expect(await armyNames(page)).toEqual(['Zulu']));
  await page.getByRole('button', { name: 'winter' }).click();
  await page.getByRole('searchbox', { name: 'Search armies' }).fill('barb');
  await eventually(async () => expect(await armyNames(page)).toEqual(['Barbarians']));
  await page.reload();
  await eventually(async () => expect(await armyNames(page)).toEqual(['Barbarians', 'Small army', 'Zulu']));
});
