import type { Page } from 'playwright-core';
import {
  armyStatus,
  inBuilder,
  openRoster,
  rosterFile,
  saved,
  share,
  typeSize,
  typeTotal,
  unitCard,
} from './builder';
import { PHONE, startSite, wordsOf } from './kit';

const site = startSite();

/** 20 x 16 + 58 = 378 points (A:1202, 1262): a scorpio's crew is two or three, and not four. */
const ROSTER = {
  format: 'muster/1',
  system: 'ancient',
  list: 'roman',
  name: 'Agreed',
  points: 1000,
  units: [
    { entry: 'regular-legionaries', size: 20 },
    { entry: 'scorpio', size: 4, name: 'Stinger' },
  ],
};
const BREACH = '4 crew of at most 3: 1 too many.';

const verdict = (page: Page, words: string) => armyStatus(page).getByText(words, { exact: true }).waitFor();

async function agree(page: Page, part = unitCard(page, 2)): Promise<void> {
  await part.getByRole('button', { name: /^Waive/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Waived by agreement' });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Anna: <b>four</b> will do');
  await dialog.getByRole('button', { name: 'Mark as agreed' }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('a breach is waived, undone, redone, taken back, and lapses when it changes', async () => {
  const page = await site.visitor();
  await openRoster(page, ROSTER);
  await verdict(page, 'Illegal: 1 breach');
  await agree(page);
  await verdict(page, 'Legal, 1 breach waived');
  const card = unitCard(page, 2);
  await card.getByText('Waived by agreement: Anna: <b>four</b> will do').waitFor();
  // Focus is back where it came from.
  await page.locator('button:focus', { hasText: 'Change' }).waitFor();
  expect(JSON.parse(await rosterFile(page))).toMatchObject({
    units: [{ entry: 'regular-legionaries' }, { id: 'u1', entry: 'scorpio' }],
    waivers: [
      { code: 'size-over', where: { unit: 'u1' }, note: 'Anna: <b>four</b> will do', have: 4, limit: 3 },
    ],
  });

  await page.getByRole('button', { name: 'Undo' }).click();
  await verdict(page, 'Illegal: 1 breach');
  await page.getByRole('button', { name: 'Redo' }).click();
  await verdict(page, 'Legal, 1 breach waived');

  await typeSize(page, 2, '5');
  await verdict(page, 'Illegal: 1 breach');
  const lapsed = 'Unit 2, Stinger: too many, waived at 4 against 3: the breach has changed since.';
  await armyStatus(page).getByText(lapsed, { exact: true }).waitFor();
  await armyStatus(page).getByText('Anna: <b>four</b> will do', { exact: true }).waitFor();
  await armyStatus(page)
    .getByRole('button', { name: `Drop ${lapsed}` })
    .click();
  await armyStatus(page).getByText(lapsed, { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await verdict(page, 'Legal, 1 breach waived');

  await card.getByRole('button', { name: /^Change/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Not waived any more' }).click();
  await verdict(page, 'Illegal: 1 breach');
  expect(JSON.parse(await rosterFile(page))).not.toHaveProperty('waivers');
});

test('it is kept, and stands in My armies, on the sheet and on the shared page', async () => {
  const page = await site.visitor();
  await openRoster(page, ROSTER);
  await agree(page);
  await verdict(page, 'Legal, 1 breach waived');
  await saved(page);
  await page.reload();
  await inBuilder(page);
  await verdict(page, 'Legal, 1 breach waived');
  const link = await share(page);
  await page.goto(link);
  const said = `Unit 2, Stinger: ${BREACH} Waived by agreement: Anna: <b>four</b> will do`;
  await page.getByText(said, { exact: true }).waitFor();
  expect(await page.title()).toContain('legal, 1 breach waived');
  expect(await wordsOf(page.locator('.sheet-head'))).toContain('✓ Legal, 1 breach waived');
  await page.goto('/');
  await page.getByText('Legal, waived', { exact: true }).waitFor();
});

test('on a phone, an army’s breach is waived from the full status', async () => {
  const page = await site.visitor(PHONE);
  await openRoster(page, { ...ROSTER, units: [{ entry: 'regular-legionaries', size: 20 }] });
  await typeTotal(page, '310');
  await page.getByRole('button', { name: 'Full status' }).click();
  const status = page.getByRole('dialog', { name: 'Army status' });
  await agree(page, status);
  await status.getByText('Legal, 1 breach waived', { exact: true }).waitFor();
});
