import type { Page } from 'playwright-core';
import { SMALL } from './armies';
import { addUnit, armyStatus, beginArmy, openRoster, saved, typeSize, typeTotal, unitCard } from './builder';
import { eventually, startSite, wordsOf } from './kit';

const site = startSite();

const NO_NUMBERS = ['-5', '2.5', '1e3', '５', '1000000000', ' ', '5 5', '+5', '0x10', '1_000', 'NaN'];

const sizeOf = (page: Page, number: number) => unitCard(page, number).getByRole('textbox', { name: 'Size' });
const totalOf = (page: Page) => page.getByRole('textbox', { name: 'Agreed total' });

test('what is no whole size is refused with a word, and the old size and points stay', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  for (const typed of [...NO_NUMBERS, '', '10001']) {
    await typeSize(page, 2, typed);
    await eventually(async () =>
      expect(await wordsOf(unitCard(page, 2).getByRole('alert'))).toContain(
        `“${typed}” is refused; 16 stays`,
      ),
    );
    expect(await sizeOf(page, 2).inputValue()).toBe('16');
  }
  // 16 x (16 + 1) + 10 = 282.
  await unitCard(page, 2).getByRole('button', { name: '282 points: show the sum' }).waitFor();
  await typeSize(page, 2, ' 1,000 ');
  await unitCard(page, 2).getByRole('button', { name: '17,010 points: show the sum' }).waitFor();
  expect(await unitCard(page, 2).getByRole('alert').count()).toBe(0);
});

test('a size is taken when its field is left, and given up by Escape; too small a one is a breach', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  await sizeOf(page, 2).fill('20');
  await sizeOf(page, 2).press('Escape');
  expect(await sizeOf(page, 2).inputValue()).toBe('16');
  await sizeOf(page, 2).fill('20');
  await sizeOf(page, 2).press('Tab');
  await unitCard(page, 2).getByRole('button', { name: '350 points: show the sum' }).waitFor();
  await sizeOf(page, 2).press('ArrowUp');
  await unitCard(page, 2).getByRole('button', { name: '367 points: show the sum' }).waitFor();
  await typeSize(page, 2, '3');
  await unitCard(page, 2).getByText('3 models of at least 5: 2 too few.').waitFor();
});

test('what is no total is refused with a word, and the old total and verdict stay', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  for (const typed of ['-5', '2.5', '1e3', '５', '1000000000', '1000001', 'many']) {
    await typeTotal(page, typed);
    await page.getByRole('alert').getByText(`“${typed}” is refused; 1000 stays`).waitFor();
    expect(await totalOf(page).inputValue()).toBe('1000');
  }
  // 135 + 3 and 282.
  await armyStatus(page).getByText('420 of 1,000 points').waitFor();
  await armyStatus(page).getByText('Legal', { exact: true }).waitFor();
});

test('a blank total or one of 0 is none: it is asked for, and there is no verdict', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  const status = armyStatus(page);
  const ask = status.getByRole('button', { name: 'Agree a total first' });
  for (const typed of ['0', '  ', '']) {
    await typeTotal(page, '1000');
    await status.getByText('Legal', { exact: true }).waitFor();
    await typeTotal(page, typed);
    await ask.waitFor();
    expect(await wordsOf(status)).not.toMatch(/legal/i);
  }
  await ask.click();
  await eventually(async () =>
    expect(await totalOf(page).evaluate((field) => field === document.activeElement)).toBe(true),
  );
  await saved(page);
  await page.getByRole('link', { name: 'My armies' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Small army' });
  await row.getByText('420 points, no total yet').waitFor();
  await row.getByText('No verdict').waitFor();
});

test('half points are a total where the system has them', async () => {
  const page = await site.visitor();
  await beginArmy(page, { list: 'Medieval', total: '500', name: 'Halves' });
  await typeTotal(page, '99.5');
  await armyStatus(page).getByText('0 of 99½ points').waitFor();
  await typeTotal(page, '99.25');
  await page.getByRole('alert').getByText('“99.25” is refused; 99.5 stays').waitFor();
});

test('a new army takes no total that is none', async () => {
  const page = await site.visitor();
  await page.goto('/');
  await page.getByRole('button', { name: 'New army' }).click();
  const dialog = page.getByRole('dialog', { name: 'New army' });
  const field = dialog.getByRole('textbox', { name: 'Another total' });
  for (const typed of ['-5', '2.5', '1e3', '５', '1000000000', '0', ' ']) {
    await field.fill(typed);
    await field.press('Enter');
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.isVisible()).toBe(true);
  }
  await field.fill('1,234');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await armyStatus(page).getByText('0 of 1,234 points').waitFor();
});

test('a common total is taken at a click', async () => {
  const page = await site.visitor();
  await beginArmy(page, { list: 'Roman', total: '500', name: 'Common' });
  await addUnit(page, 'Army General');
  await page.getByRole('combobox', { name: 'Common totals' }).selectOption('2,500');
  await armyStatus(page).getByText('135 of 2,500 points').waitFor();
});
