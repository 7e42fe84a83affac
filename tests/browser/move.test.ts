import type { Page } from 'playwright-core';
import { SMALL } from './armies';
import { armyNames, inBuilder, moreItem, openRoster, pickFromMenu, rosterFile, unitCard } from './builder';
import { eventually, startSite, wordsOf } from './kit';

const site = startSite();

/** The link that the army's own menu gives; the dialog stays open. */
async function linkFrom(page: Page): Promise<string> {
  await (await moreItem(page, 'Move to another device')).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another device' });
  await dialog.getByRole('img', { name: 'QR code of the link that carries the army' }).waitFor();
  return dialog.getByRole('textbox', { name: 'Link that carries the army' }).inputValue();
}

test('an army goes to another device by its link, which no server sees', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  const link = await linkFrom(page);
  expect(link.length).toBeLessThan(400);

  const other = await site.visitor();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link);
  await other.getByRole('heading', { level: 1, name: 'Small army' }).waitFor();
  const [, code = ''] = link.split('#');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => url.split('#')[0]?.includes(code.slice(0, 20)))).toEqual([]);

  // Nothing came in yet: 135 + 3, and 16 x (16 + 1) + 10.
  const main = other.getByRole('main');
  expect(await wordsOf(main)).toMatch(/420 of 1,000 points, 580 points left\s+Legal/);
  expect(await main.getByRole('list', { name: 'Units' }).getByRole('listitem').count()).toBe(2);
  await other.getByRole('button', { name: 'Add to My armies' }).click();
  await inBuilder(other);
  await unitCard(other, 2).waitFor();
  expect(JSON.parse(await rosterFile(other))).toEqual(SMALL);

  // Once more, and it says so.
  await other.goto(link);
  await other.getByText('You have this army already').waitFor();
  await other.getByRole('link', { name: 'Open yours' }).click();
  await inBuilder(other);
  await other.goto('/');
  await eventually(async () => expect(await armyNames(other)).toEqual(['Small army']));
});

test('My armies moves an army too', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  await page.goto('/');
  await pickFromMenu(page, 'Small army', 'Move to another device');
  const dialog = page.getByRole('dialog', { name: 'Move to another device' });
  await dialog.getByRole('textbox', { name: 'Link that carries the army' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('a link that was cut is called damaged, and the whole one then opens', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  const link = await linkFrom(page);
  for (const cut of [
    link.slice(0, -1),
    link.slice(0, -40),
    link.replace(/#.*/, '#2.'),
    link.replace(/#.*/, ''),
  ]) {
    await page.goto(cut);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'This link is damaged' }).waitFor();
  }
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Small army' }).waitFor();
});

/** As handed out by the first version, letter for letter. */
const OLD =
  '1.7j.vimf51.RY89CsJAEIWvEqbeYFJo4Rk8gCApxrjqwv7I7G4ghlR2VpZ2tuqJklt4BGcVFKaY93jzPaaDrSODAeZgog-SJiUI8C2vhj20tZI2sKWVTyFyBi1Li0ayXMidctlymb1ul2s2nobneB7uw4MTB6ds8DAvi6IQEK1KYtUB46hNJLmLGinXCWGRlPSpWR2ZW04F1M5w1YZvoOabSJxKgcAm0gYqAe4Q2ExY2Ets2hzJuEhQ9eLfY91ay7zGBjXr3yNrJB71eeZbOuur_g0';

test('a link of the first version opens', async () => {
  const page = await site.visitor();
  await page.goto(`/open#${OLD}`);
  await page.getByRole('heading', { level: 1, name: 'Legio XX 🐘 كتيبة' }).waitFor();
});
