import type { Page } from 'playwright-core';
import { SMALL } from './armies';
import {
  addUnit,
  armyStatus,
  beginArmy,
  findings,
  openRoster,
  saved,
  share,
  typeSize,
  unitCard,
} from './builder';
import { startSite, WITH_WORKER, wordsOf } from './kit';
import { type Paper, printed } from './pdf';

const site = startSite(WITH_WORKER);

/** Case R04: everything on the line. Name, size typed (none for a character), points as printed in the case. */
const ARMY = [
  { entry: 'Army General', points: '135' },
  { entry: 'Junior Officer (Tribune)', points: '55' },
  { entry: 'Junior Officer (Tribune)', points: '55' },
  { entry: 'Junior Officer (Tribune)', points: '55' },
  { entry: 'Veteran Legionaries', size: '15', points: '300' },
  { entry: 'Auxiliary Cavalry (Equites Alares)', size: '20', points: '400' },
  { entry: 'Auxiliary Infantry (Cohortes Pedites)', size: '25', points: '200' },
];

async function buildArmy(page: Page): Promise<void> {
  await beginArmy(page, { list: 'Roman', total: '1,200', name: 'Legio XX' });
  for (const { entry } of ARMY) await addUnit(page, entry);
  for (const [at, { size }] of ARMY.entries()) if (size) await typeSize(page, at + 1, size);
}

async function expectLegal(page: Page): Promise<void> {
  await armyStatus(page).getByText('Legal', { exact: true }).waitFor();
  expect(await wordsOf(armyStatus(page))).toMatch(/1,200 of 1,200 points\s*0 left/);
  expect(await findings(page)).toEqual([]);
}

test('the army of case R04, from the first click to the printed sheet of its shared link', async () => {
  const page = await site.visitor();
  await buildArmy(page);
  await expectLegal(page);
  for (const [at, { entry, points }] of ARMY.entries()) {
    const card = unitCard(page, at + 1);
    expect(await wordsOf(card.getByRole('heading'))).toContain(entry);
    await card.getByRole('button', { name: `${points} points: show the sum` }).waitFor();
  }
  await saved(page);
  const link = await share(page);

  const friend = await site.visitor();
  await friend.goto(link);
  await expectSheet(friend);
  await expectPrint(friend, 'A4', { width: 210, height: 297 });
  await expectPrint(friend, 'Letter', { width: 216, height: 279 });
});

test('one model more breaks two rules by what it costs; undone, the army is legal and stays so', async () => {
  const page = await site.visitor();
  await buildArmy(page);
  await addUnit(page, 'Junior Officer (Tribune)');
  // 1,200 + 55, of which characters 300 + 55.
  await armyStatus(page).getByText('Illegal: 2 breaches', { exact: true }).waitFor();
  expect(await findings(page)).toEqual([
    '1,255 points of at most 1,200: 55 over.',
    'Characters 355 of at most 300 points, a quarter of 1,200: 55 over.',
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectLegal(page);
  await saved(page);
  await page.reload();
  await expectLegal(page);
  expect(await page.getByRole('article').count()).toBe(ARMY.length);
});

test('a breach leads to its category and marks it; a unit that was removed comes back by its message', async () => {
  const page = await site.visitor();
  await buildArmy(page);
  await addUnit(page, 'Junior Officer (Tribune)');
  await armyStatus(page)
    .getByRole('button', { name: /^Characters 355/ })
    .click();
  const head = page.locator(':focus');
  await head.getByRole('heading', { name: /^Characters/ }).waitFor();
  await head.getByText('Characters 355 of at most 300 points').waitFor();
  await unitCard(page, 5).getByRole('button', { name: 'Remove' }).click();
  await expectLegal(page);
  await page.getByText('Removed Junior Officer (Tribune).').waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await armyStatus(page).getByText('Illegal: 2 breaches', { exact: true }).waitFor();
});

test('points and verdict are told to screen readers after a change', async () => {
  const page = await site.visitor();
  await beginArmy(page, { list: 'Roman', total: '500', name: 'Told' });
  await addUnit(page, 'Army General');
  // A quarter of 500 is 125, so a General of 135 breaks two rules: characters, and no legionaries.
  await page
    .getByRole('status')
    .getByText('Army General added. 135 of 500 points, 365 left. Illegal: 2 breaches.')
    .waitFor();
});

test('the link is copied at a press', async () => {
  const page = await site.visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openRoster(page, SMALL);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this army' });
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await dialog.getByText('The link is copied.').waitFor();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(link).toMatch(/^http:\/\/localhost:\d+\/s\/[a-z0-9]+$/);
});

async function expectSheet(page: Page): Promise<void> {
  expect(await page.title()).toBe('Legio XX: Roman, 1,200 of 1,200 points, legal');
  const text = await wordsOf(page.getByRole('article'));
  for (const words of ['Legio XX', '1,200 of 1,200 points', 'Legal', 'Testudo'])
    expect(text).toContain(words);
  for (const { entry } of ARMY) expect(text).toContain(entry);
  const totals = await page.getByRole('table', { name: 'Totals' }).getByRole('row').allInnerTexts();
  expect(totals.map((row) => row.split(/\s*\t\s*/).join(' | '))).toEqual([
    'Category | Unit numbers | Points | Limit',
    'Characters | 1-4 | 300 | at most 300',
    'Legionaries | 5 | 300 | at least 300',
    'Auxiliaries | 6-7 | 600 | at most 900',
    'Special units | – | 0 | at most 300',
    'Army | 1,200 | of 1,200',
  ]);
}

async function expectPrint(page: Page, paper: Paper, size: object): Promise<void> {
  const pages = await printed(page, paper);
  for (const sheet of pages) expect(sheet).toMatchObject(size);
  const text = pages.map((sheet) => sheet.text).join('\n');
  expect(text).toContain('Roman 1,200 of 1,200 points, none left ✓ Legal');
  for (const [at, { entry, points }] of ARMY.entries()) {
    const [name] = entry.split(' (');
    expect(text).toMatch(new RegExp(`^${at + 1} ${name}.* ${points} points$`, 'm'));
  }
  expect(text).toContain('Sum 15 x 20 = 300');
  expect(text).not.toContain('Make it mine');
}
