import type { Page } from 'playwright-core';
import { SMALL } from './armies';
import { armyNames, file, upload } from './builder';
import { eventually, PHONE, startSite, wordsOf } from './kit';

const site = startSite();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import armies' });
const add = (page: Page) => dialog(page).getByRole('button', { name: /^Add \d+ arm/ });

async function openImport(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'New army' }).waitFor();
  await eventually(async () => {
    if (!(await dialog(page).isVisible())) await page.getByRole('button', { name: 'Import …' }).click();
    await dialog(page).waitFor({ timeout: 2_000 });
  });
}

async function paste(page: Page, text: string): Promise<void> {
  await dialog(page).getByRole('textbox').fill(text);
  await dialog(page).getByRole('button', { name: 'Look at it' }).click();
}

test('a list in words is shown with what was not understood, and comes in when it is added', async () => {
  const page = await site.visitor(PHONE);
  await openImport(page);
  await paste(
    page,
    'Legio XX, Roman, 1,500 points\n24 regular legionaries, full command, pikes\na pint of beer',
  );
  const card = dialog(page).getByRole('listitem').filter({ hasText: 'Legio XX' }).first();
  // A:1198-1202: 24 x 16 + 10 + 5 + 5.
  await card.getByText('404 of 1,500 points').waitFor();
  expect(await wordsOf(card)).toMatch(/Line 2: pikes[\s\S]*Line 3: a pint of beer/);
  expect(await page.getByRole('link', { name: 'Legio XX' }).count()).toBe(0);
  // What was pasted is still there, and once put right it takes the place of what it was.
  const box = dialog(page).getByRole('textbox');
  await paste(page, (await box.inputValue()).replace(', pikes', ''));
  await card.getByText('Line 2').waitFor({ state: 'detached' });
  expect(
    await dialog(page)
      .getByRole('checkbox', { name: /Legio XX/ })
      .count(),
  ).toBe(1);
  await add(page).click();
  await page.getByRole('link', { name: 'Legio XX', exact: true }).waitFor();
});

test('a file comes in only when it is added; once more it is known, and a namesake gets a fresh name', async () => {
  const page = await site.visitor();
  await page.goto('/');
  await page.getByRole('button', { name: 'New army' }).waitFor();
  const hand = (roster: object) =>
    page.getByLabel('Roster files').setInputFiles([file('army.json', JSON.stringify(roster))]);
  await hand(SMALL);
  await dialog(page).getByText('420 of 1,000 points').waitFor();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  expect(await armyNames(page)).toEqual([]);
  await upload(page, file('army.json', JSON.stringify(SMALL)));
  await eventually(async () => expect(await armyNames(page)).toEqual(['Small army']));
  await hand(SMALL);
  await dialog(page).getByText('You have this army already, just as it is here.').waitFor();
  expect(await add(page).isDisabled()).toBe(true);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await upload(page, file('army.json', JSON.stringify({ ...SMALL, points: 900 })));
  await eventually(async () =>
    expect((await armyNames(page)).sort()).toEqual(['Small army', 'Small army 2']),
  );
});

test('a text that was copied comes back as the army that it was', async () => {
  const page = await site.visitor();
  await openImport(page);
  const { id } = await (await page.request.post('/api/v1/shares', { data: SMALL })).json();
  const text = await (await page.request.get(`/api/v1/shares/${id}.txt`)).text();
  await paste(page, text);
  await dialog(page).getByRole('listitem').getByText('420 of 1,000 points').waitFor();
  await paste(page, `${site.server.url}/s/${id}`);
  await dialog(page).getByText('There is another army called').waitFor();
  await paste(page, 'https://elsewhere.example/s/bcdfghjkmnpqrstvwxyz');
  await dialog(page)
    .getByRole('alert')
    .getByText(/Only links of this site/)
    .waitFor();
});

test('a file that is dropped on the page is shown first', async () => {
  const page = await site.visitor();
  await page.goto('/');
  await page.getByRole('button', { name: 'New army' }).waitFor();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.muster.json', { type: 'application/json' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
  }, JSON.stringify(SMALL));
  await dialog(page).getByText('dropped.muster.json').waitFor();
  await add(page).click();
  await eventually(async () => expect(await armyNames(page)).toEqual(['Small army']));
});
