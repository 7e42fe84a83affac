import type { Locator, Page } from 'playwright-core';
import { armyStatus, beginArmy, findings, saved, share, typeSize, unitCard } from './builder';
import { eventually, startSite } from './kit';
import { printed } from './pdf';

const site = startSite();

async function addDesigned(page: Page, number: number): Promise<Locator> {
  await page.getByRole('button', { name: 'Add a new unit' }).click();
  const card = unitCard(page, number);
  await card.getByRole('textbox', { name: 'Code' }).waitFor();
  return card;
}

async function typeCode(card: Locator, code: string): Promise<void> {
  const field = card.getByRole('textbox', { name: 'Code' });
  await field.fill(code);
  await field.press('Enter');
}

const choose = (card: Locator, name: RegExp) => card.getByRole('radio', { name }).click();
const costs = (card: Locator, points: string) =>
  card.getByRole('button', { name: `${points} points: show the sum`, exact: true }).waitFor();

async function nameUnit(card: Locator, name: string): Promise<void> {
  await card.getByRole('button', { name: 'Name and note' }).click();
  await card.getByRole('textbox', { name: 'Name' }).fill(name);
  await card.getByRole('button', { name: 'Name and note' }).click();
}

test('a medieval army is designed, priced before it is chosen, broken, mended, shared and printed', async () => {
  const page = await site.visitor();
  await beginArmy(page, { list: 'Medieval', total: '500', name: 'Knights and archers' });

  // Twelve levies: 12 x 2 + 10 x 2 = 44. As fanatics 12 x 5 + 50 = 110, then in mail 12 x 8 + 50 = 146,
  // then mounted 12 x 16 + 50 = 242: the worked example of the rules.
  const knights = await addDesigned(page, 1);
  await costs(knights, '44');
  await choose(knights, /^Fanatic \+66$/);
  await choose(knights, /^Mailed ?M \+36$/);
  await choose(knights, /^Mounted ?M \+96$/);
  await costs(knights, '242');
  await typeCode(knights, 'lmm');
  await eventually(async () =>
    expect(await knights.getByRole('textbox', { name: 'Code' }).inputValue()).toBe('LMM'),
  );
  await knights.getByRole('radio', { name: /^Loose order/, checked: true }).waitFor();
  await nameUnit(knights, 'Knights');

  // Elite, protected, cross-trained: 12 x (4 + 1) x 2 + 40 = 160.
  const archers = await addDesigned(page, 2);
  await choose(archers, /^Elite/);
  await typeCode(archers, 'LPF');
  await choose(archers, /^Cross-trained \+60$/);
  await costs(archers, '160');
  await choose(archers, /^Longbow .*breaks a rule/);
  await armyStatus(page).getByText('Illegal: 1 breach', { exact: true }).waitFor();
  expect(await findings(page)).toEqual([
    'Unit 2, Elite LPF: longbow needs troops that are not cross-trained.',
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();

  // Average longbowmen: 15 x 3 x 3/2 + 30 = 97½.
  const longbows = await addDesigned(page, 3);
  await choose(longbows, /^Average/);
  await typeCode(longbows, 'luf');
  await choose(longbows, /^Missile ±0$/);
  await choose(longbows, /^Longbow \+18$/);
  await typeSize(page, 3, '15');
  await costs(longbows, '97½');
  await armyStatus(page).getByText('Legal', { exact: true }).waitFor();
  await armyStatus(page).getByText('499½ of 500 points').waitFor();
  await saved(page);

  const friend = await site.visitor();
  await friend.goto(await share(page));
  expect(await friend.title()).toBe('Knights and archers: Medieval, 499½ of 500 points, legal');
  const text = (await printed(friend, 'Letter')).map((sheet) => sheet.text).join('\n');
  expect(text).toContain('499½ of 500 points, ½ point left ✓ Legal');
  expect(text).toMatch(/^1 Knights .*LMM.* 242 points$/m);
  expect(text).toMatch(/^2 Elite LPF .*160 points$/m);
  expect(text).toMatch(/^3 Average LUF .*97½ points$/m);
});

test('a code that is none is refused and the old one stays', async () => {
  const page = await site.visitor();
  await beginArmy(page, { list: 'Medieval', total: '500', name: 'Codes' });
  const card = await addDesigned(page, 1);
  for (const code of ['XUF', 'CU', 'CUFF', 'ＣＵＦ', '']) {
    await typeCode(card, code);
    await card.getByRole('alert').waitFor();
    expect(await card.getByRole('textbox', { name: 'Code' }).inputValue()).toBe('CUF');
  }
  await costs(card, '44');
});

test('a champion is a single figure; as an ordinary unit again it is what it was', async () => {
  const page = await site.visitor();
  await beginArmy(page, { list: 'Medieval', total: '500', name: 'Champions' });
  const card = await addDesigned(page, 1);
  await choose(card, /^Elite/);
  await typeCode(card, 'CAF');
  // 12 x (4 + 2) + 40 = 112; the champion of the worked example 10 x 6 = 60.
  await costs(card, '112');
  await card.getByRole('checkbox', { name: /^Champion −52$/ }).click();
  await costs(card, '60');
  await card.getByRole('radio', { name: /^Open order/, checked: true }).waitFor();
  await card.getByRole('checkbox', { name: /^Champion \+52$/ }).click();
  await costs(card, '112');
  expect(await card.getByRole('textbox', { name: 'Size' }).inputValue()).toBe('12');
});
