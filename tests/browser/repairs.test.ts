import { armyStatus, openRoster, rosterFile, unitCard } from './builder';
import { eventually, PHONE, startSite } from './kit';

const site = startSite();

/** 15 x 16 + 20 = 260 legionaries, 10 x 7 archers: 330 points. */
const ROSTER = {
  format: 'muster/1',
  system: 'ancient',
  list: 'roman',
  name: 'Over by five',
  points: 325,
  units: [
    { entry: 'regular-legionaries', size: 15, command: ['centurion', 'standard', 'musician'] },
    { entry: 'auxiliary-archers', size: 10, name: 'Bows of Crete' },
  ],
};

test('a repair is made with one click and taken back with one', async () => {
  const page = await site.visitor();
  await openRoster(page, ROSTER);
  const before = await rosterFile(page);
  const status = armyStatus(page);
  const repair = status.getByRole('button', { name: /^One fewer model in .*Bows of Crete.*: 7 points less/ });
  await repair.getByText('323 of 325, legal').waitFor();
  await repair.click();
  await status.getByText('Legal', { exact: true }).waitFor();
  await eventually(async () =>
    expect(JSON.parse(await rosterFile(page)).units[1]).toEqual({ ...ROSTER.units[1], size: 9 }),
  );
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await status.getByText('Illegal: 1 breach', { exact: true }).waitFor();
  expect(await rosterFile(page)).toBe(before);
});

test('the history takes a repair back and makes it again as one step', async () => {
  const page = await site.visitor();
  await openRoster(page, ROSTER);
  const status = armyStatus(page);
  await status.getByRole('button', { name: /^Agree 330 points/ }).click();
  await status.getByText('330 of 330 points').waitFor();
  await page.keyboard.press('Control+z');
  await status.getByText('330 of 325 points').waitFor();
  await page.keyboard.press('Control+Shift+z');
  await status.getByText('330 of 330 points').waitFor();
});

test('at the unit, by keyboard alone, on a phone: the focus stays with the unit', async () => {
  const page = await site.visitor(PHONE);
  const short = {
    ...ROSTER,
    name: 'Short',
    points: 1000,
    units: [ROSTER.units[0], { entry: 'scorpio', size: 1 }],
  };
  await openRoster(page, short);
  const card = unitCard(page, 2);
  await card.getByRole('button', { name: 'Repairs' }).focus();
  await page.keyboard.press('Enter');
  const repair = card.getByRole('button', { name: /^One more crewman in .*: 8 points more/ });
  await repair.focus();
  await page.keyboard.press('Enter');
  await eventually(async () => {
    expect(await card.getByText('too few').count()).toBe(0);
    expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
  });
  await page.getByRole('heading', { name: /^Done: One more crewman/ }).waitFor();
});
