import { SMALL } from './armies';
import { file, pickFromMenu, upload } from './builder';
import { PHONE, startSite } from './kit';

const site = startSite();

const [general, legionaries] = SMALL.units;
const OTHER = {
  ...SMALL,
  name: 'Other army',
  points: 1_200,
  units: [{ ...legionaries, size: 20 }, general, { entry: 'raw-recruits', size: 5 }],
};

test('two armies are chosen in the list, by thumb and by keys', async () => {
  const page = await site.visitor(PHONE);
  const last = { ...SMALL, name: 'Third army' };
  await upload(page, ...[SMALL, OTHER, last].map((army, at) => file(`${at}.json`, JSON.stringify(army))));
  await page.getByRole('button', { name: 'Compare two' }).tap();
  const bar = page.getByRole('status').filter({ hasText: /Choose two|choose one more|and/ });
  await bar.getByText('Choose two armies to compare.').waitFor();
  expect(await page.getByRole('button', { name: 'Compare', exact: true }).isDisabled()).toBe(true);
  // Anywhere on its row, but for the menu.
  const third = await page.getByRole('listitem').filter({ hasText: 'Third army' }).boundingBox();
  await page.touchscreen.tap((third?.x ?? 0) + 200, (third?.y ?? 0) + 40);
  await bar.getByText(/Third army.*: choose one more/).waitFor();
  await page.getByRole('checkbox', { name: 'Compare Other army' }).focus();
  await page.keyboard.press('Space');
  await bar.getByText(/Third army.* and .*Other army/).waitFor();
  await page.getByRole('checkbox', { name: 'Compare Small army' }).tap();
  await bar.getByText(/Other army.* and .*Small army/).waitFor();
  await page.getByRole('link', { name: 'Compare', exact: true }).tap();
  await page.getByRole('row', { name: 'Legionaries 405 282 −123' }).waitFor();
});

test('two armies are compared by category and unit by unit', async () => {
  const page = await site.visitor();
  await upload(page, ...[SMALL, OTHER].map((army, at) => file(`${at}.json`, JSON.stringify(army))));
  await pickFromMenu(page, 'Small army', 'Compare');
  await page.getByRole('combobox', { name: 'Second army' }).selectOption({ label: 'Other army (Roman)' });
  // 16 or 20 x (16 + 1) + 10, and 5 x 11 (A:1198-1212); the general is the same.
  await page.getByRole('row', { name: 'Legionaries 282 405 +123' }).waitFor();
  await page.getByRole('row', { name: 'Agreed total 1,000 1,200 +200' }).waitFor();
  const pairs = page.getByRole('main').getByRole('listitem');
  await pairs.filter({ hasText: 'Army General' }).getByText('The same').waitFor();
  await pairs.filter({ hasText: 'Regular Legionaries' }).getByText('20 models').first().waitFor();
  await pairs.filter({ hasText: 'Raw Recruits' }).getByText('Only in the second army').waitFor();
  await page.getByRole('checkbox', { name: 'Only what differs' }).click();
  await pairs.filter({ hasText: 'Army General' }).waitFor({ state: 'detached' });
  // The address is the comparison.
  await page.reload();
  await page.getByRole('row', { name: 'Legionaries 282 405 +123' }).waitFor();
});
