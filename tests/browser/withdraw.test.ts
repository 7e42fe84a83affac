import { beginExample, share } from './builder';
import { startSite } from './kit';

const site = startSite();

test('a link is withdrawn by the browser that made it, and its page says so', async () => {
  site.expectComplaint(/410/);
  const page = await site.visitor();
  await beginExample(page, 'Trajan');
  const link = await share(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this army' });
  await dialog.getByText('1 link made in this browser').click();
  await dialog.getByRole('button', { name: /^Withdraw the link to Trajan/ }).click();
  await dialog.getByText('Withdrawn: the link says so').waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Link' }).count()).toBe(0);
  await page.goto(link);
  await page.getByRole('heading', { name: 'This army was withdrawn' }).waitFor();
});
