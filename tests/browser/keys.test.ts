import type { Locator, Page } from 'playwright-core';
import { SMALL } from './armies';
import { openRoster, rosterFile, unitCard } from './builder';
import { eventually, startSite } from './kit';

const site = startSite();

const entries = async (page: Page): Promise<string[]> =>
  JSON.parse(await rosterFile(page)).units.map(({ entry }: { entry: string }) => entry);

const focused = (part: Locator) =>
  eventually(async () => expect(await part.evaluate((node) => node === document.activeElement)).toBe(true));

test('units are reached, duplicated, moved and selected by keys; the first key counts', async () => {
  const page = await site.visitor();
  await openRoster(page, { ...SMALL, units: [...SMALL.units, { entry: 'raw-recruits', size: 5 }] });
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('status').getByText('Raw Recruits is now number 1 of 2 in its group.').waitFor();
  await page.keyboard.press('d');
  await eventually(async () =>
    expect(await entries(page)).toEqual([
      'army-general',
      'raw-recruits',
      'raw-recruits',
      'regular-legionaries',
    ]),
  );
  await unitCard(page, 1).focus();
  await page.keyboard.press('x');
  await page
    .getByRole('region', { name: 'Selected units' })
    .getByText(/^1 unit,/)
    .waitFor();
});

test('in the condensed view a line is opened, folded, duplicated and removed', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  await page.keyboard.press('c');
  const line = page.getByRole('button', { name: /^2\s*Regular Legionaries\s*16 models/ });
  await line.focus();
  await page.keyboard.press('Enter');
  await focused(unitCard(page, 2).getByRole('button', { name: /Regular Legionaries/, expanded: true }));
  await page.keyboard.press('e');
  await focused(line);
  await page.keyboard.press('d');
  await unitCard(page, 3).waitFor();
  await line.focus();
  await page.keyboard.press('r');
  await focused(unitCard(page, 2));
  await page.keyboard.press('r');
  await focused(unitCard(page, 1));
  expect(await entries(page)).toEqual(['army-general']);
});

test('the menu of what is seldom needed opens by a key, and gives the focus back', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  const more = page.getByRole('button', { name: 'More', exact: true });
  for (const _ of ['its code comes', 'its code is there']) {
    await more.focus();
    await page.keyboard.press('Enter');
    await focused(page.getByRole('menuitem', { name: 'Make a PDF' }));
    await page.keyboard.press('Escape');
    await focused(more);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Settings of this army' }).waitFor();
  await page.keyboard.press('Escape');
  await focused(more);
});

test('a help sheet shows all keys, and single letters can be switched off', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await help.getByText('Move it up').waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Preferences' }).click();
  const preferences = page.getByRole('dialog', { name: 'Preferences' });
  await preferences.getByRole('checkbox', { name: /^Single letters/ }).click();
  await preferences.getByRole('radio', { name: /^Centimetres 2.5/ }).click();
  await page.keyboard.press('Escape');
  await preferences.waitFor({ state: 'hidden' });
  // A:1198: Move 4, and heavy armour with a large shield is one less: 3 inches.
  await unitCard(page, 2).getByText('7.5\u00a0cm').waitFor();
  await page.keyboard.press('t');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  expect(await page.locator('#agreed-total').inputValue()).toBe('1000');
});
