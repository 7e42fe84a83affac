import { armyStatus, openRoster, typeSize, unitCard } from './builder';
import { startSite } from './kit';

const site = startSite();

/** 15 x 16 + 20 = 260 and 10 x 7 = 70: 330 of 400 points. */
const ROSTER = {
  format: 'muster/1',
  system: 'ancient',
  list: 'roman',
  name: 'Room for more',
  points: 400,
  units: [
    { entry: 'regular-legionaries', size: 15, command: ['centurion', 'standard', 'musician'] },
    { entry: 'auxiliary-archers', size: 10 },
  ],
};

test('what still fits is told of entries, units and categories, and follows every change', async () => {
  const page = await site.visitor();
  await openRoster(page, ROSTER);
  const entry = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });
  // 70 left: six of 11 each; an officer for 110 is 40 too many.
  await entry('Add Raw Recruits').getByText('fits 6', { exact: true }).waitFor();
  await entry('Add Senior Officer (Legate)').getByText('no room: 40 over').waitFor();
  // 400 - 70 - 20 are 310, and 19 x 16 = 304; 400 - 260 are 140, and 20 x 7 = 140.
  await unitCard(page, 1).getByText('at most 19 now').waitFor();
  await unitCard(page, 2).getByText('at most 20 now').waitFor();
  await armyStatus(page).getByText('at most 100, 70 left').first().waitFor();
  await typeSize(page, 2, '19');
  await entry('Add Raw Recruits').getByText('no room: 48 over').waitFor();
  await unitCard(page, 1).getByText('at most 15 now').waitFor();
  await armyStatus(page).getByText('at most 100, 7 left').first().waitFor();
});

test('the unit comes with the next frame, and what the army comes to with the one after', async () => {
  const page = await site.visitor();
  await openRoster(page, ROSTER);
  await armyStatus(page).getByText('at most 100, 70 left').first().waitFor();
  const more = unitCard(page, 2).getByRole('button', { name: 'One more' });
  const status = await armyStatus(page).elementHandle();
  const seen = await more.evaluate(async (button: HTMLElement, region) => {
    const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    const card = button.closest('article')?.textContent ?? '';
    button.click();
    await frame();
    const first = { unit: button.closest('article')?.textContent ?? '', army: region?.textContent };
    await frame();
    return { card, first, army: region?.textContent };
  }, status);
  expect(seen.card).toContain('70 points');
  // 11 x 7 = 77, which makes 337, and 63 are left.
  expect(seen.first.unit).toContain('77 points');
  expect(seen.first.army).toMatch(/330\s*of 400 points/);
  expect(seen.army).toMatch(/337\s*of 400 points/);
  expect(seen.army).toContain('at most 100, 63 left');
});
