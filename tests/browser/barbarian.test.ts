import { addUnit, armyStatus, beginArmy, findings, saved, share, typeSize, unitCard } from './builder';
import { startSite, wordsOf } from './kit';
import { printed } from './pdf';

const site = startSite();

test('a Barbarian army of 750 points: built, broken and mended, shared, printed and taken over', async () => {
  const page = await site.visitor();
  await beginArmy(page, { list: 'Barbarian', total: '750', name: 'The Brigantes' });
  // A third of 750 is 250: characters 142, warriors 250, horse and chariots 135 + 113, support 40.
  for (const entry of ['Warlord', 'Warriors', 'Light Cavalry', 'Chariots', 'Skirmishers']) {
    await addUnit(page, entry);
  }
  const [warlord, , cavalry, chariots, skirmishers] = [1, 2, 3, 4, 5].map((at) => unitCard(page, at));
  await warlord?.getByRole('radio', { name: /^Thrusting spear/ }).click();
  await warlord?.getByRole('radio', { name: /^Light chariot/ }).click();
  await warlord?.getByRole('radio', { name: /^Horse/ }).click();
  await typeSize(page, 2, '50');
  await typeSize(page, 3, '10');
  for (const name of [/^Leader/, /^Standard/, /^Musician/])
    await cavalry?.getByRole('checkbox', { name }).click();
  await chariots?.getByRole('checkbox', { name: /^Leader/ }).click();
  await typeSize(page, 5, '10');
  await skirmishers?.getByRole('radio', { name: /^Sling replaces mixed weapons/ }).click();
  await armyStatus(page).getByText('Legal', { exact: true }).waitFor();
  await armyStatus(page).getByText('680 of 750 points').waitFor();

  await chariots?.getByRole('checkbox', { name: /^Standard/ }).click();
  await armyStatus(page).getByText('Illegal: 1 breach', { exact: true }).waitFor();
  expect(await findings(page)).toEqual([
    'Cavalry and chariots 253 of at most 250 points, a third of 750: 3 over.',
    '750 points make a small game: about 1,000 make a battle.',
  ]);
  await chariots?.getByRole('checkbox', { name: /^Standard/ }).click();
  await armyStatus(page).getByText('Legal', { exact: true }).waitFor();
  await saved(page);

  const friend = await site.visitor();
  await friend.goto(await share(page));
  const pages = await printed(friend, 'A4');
  const text = pages.map((sheet) => sheet.text).join('\n');
  expect(text).toMatch(/Barbarian 680 of 750 points, 70 points left ✓ Legal/);
  expect(text).toMatch(/^1 Warlord .*142 points$/m);
  expect(text).toMatch(/^4 Chariots .*113 points$/m);
  expect(text).toContain('Sum 10 x 12 + 5 leader + 5 standard + 5 musician = 135');

  await friend.getByRole('link', { name: 'Make it mine' }).click();
  await armyStatus(friend).getByText('Legal', { exact: true }).waitFor();
  expect(await friend.getByRole('textbox', { name: 'Army name' }).inputValue()).toBe('The Brigantes');
  await friend.getByRole('link', { name: 'My armies' }).click();
  await friend.getByRole('link', { name: 'The Brigantes' }).waitFor();
});

test('a unit’s points are told as a sum, and a character has no size', async () => {
  const page = await site.visitor();
  await beginArmy(page, { list: 'Barbarian', total: '1,000', name: 'Hounds' });
  await addUnit(page, 'Warlord');
  await addUnit(page, 'Warhounds');
  expect(await unitCard(page, 1).getByRole('textbox', { name: 'Size' }).count()).toBe(0);
  const hounds = unitCard(page, 2);
  await hounds.getByRole('button', { name: 'One more' }).click();
  await hounds.getByRole('checkbox', { name: /^Javelins/ }).click();
  await hounds.getByRole('button', { name: '19 points: show the sum' }).click();
  await hounds.getByText('8 packmaster + 2 x 5 + 1 javelins = 19').waitFor();
  await typeSize(page, 2, '6');
  expect(await hounds.getByRole('button', { name: 'One more' }).getAttribute('aria-disabled')).toBe('true');
});

test('what is used up says so: a second Warlord is one too many', async () => {
  const page = await site.visitor();
  await beginArmy(page, { list: 'Barbarian', total: '3,000', name: 'Two kings' });
  const picker = page.getByRole('complementary', { name: 'List' }).getByRole('listitem');
  const warlord = picker.filter({ hasText: /^Add Warlord/ });
  await warlord.getByText('fits', { exact: true }).waitFor();
  expect(await wordsOf(warlord)).toMatch(/0–1\s+fits$/);
  await addUnit(page, 'Warlord');
  await warlord.getByText('0–1, taken').waitFor();
  await addUnit(page, 'Warlord');
  await armyStatus(page)
    .getByRole('button', { name: 'Warlord: 2 taken of at most 1: 1 too many.', exact: true })
    .click();
  await warlord.getByText('0–1, 2 taken').waitFor();
});
