import type { Page } from 'playwright-core';
import { SMALL } from './armies';
import { inBuilder, openRoster, saved, typeSize, unitCard } from './builder';
import { eventually, startSite, WITH_WORKER } from './kit';

const site = startSite(WITH_WORKER);

const waiting = (page: Page) => page.getByRole('list', { name: 'Links that wait for the network' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share this army' });

/** Asks for a link to the army as it is, without a network. */
async function askForLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await dialog(page).getByText('waits for the network').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
}

/** An army in the builder of a page that is kept, with the network gone. */
async function withoutNetwork(): Promise<Page> {
  site.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  const page = await site.visitor();
  await openRoster(page, SMALL);
  await page.locator('[data-kept]').waitFor();
  await page.context().setOffline(true);
  return page;
}

test('a link that was asked for without a network is made once there is one, of the army as it was then', async () => {
  const page = await withoutNetwork();
  await askForLink(page);
  await typeSize(page, 2, '20');
  await saved(page);
  await page.reload();
  await inBuilder(page);
  await waiting(page).getByText('waits for the network').waitFor();
  // Another page of the same browser knows of it.
  const other = await page.context().newPage();
  await other.goto('/');
  await waiting(other).getByText('“Small army”').waitFor();

  await page.context().setOffline(false);
  const link = await waiting(page).getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await waiting(other).getByRole('textbox', { name: 'Link' }).inputValue()).toBe(link);
  await other.goto(link);
  await other.getByRole('heading', { name: /Regular Legionaries 16 models/ }).waitFor();

  await waiting(page).getByRole('button', { name: 'Dismiss' }).click();
  await waiting(page).waitFor({ state: 'detached' });
  await page.reload();
  await unitCard(page, 2).waitFor();
  expect(await waiting(page).count()).toBe(0);
});

test('one that waits can be cancelled, and is then not made', async () => {
  const page = await withoutNetwork();
  await askForLink(page);
  await askForLink(page);
  await waiting(page).getByRole('button', { name: 'Cancel' }).click();
  await waiting(page).waitFor({ state: 'detached' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.context().setOffline(false);
  await page.reload();
  await page.locator('[data-kept]').waitFor();
  await eventually(async () => expect(asked).toContain('GET /army'));
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
});
