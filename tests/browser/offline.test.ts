import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { LOCALE_COOKIE, PSEUDO } from '@/lib/words/locale';
import { readPdf } from '@/tests/sheet/pdf/read';
import { HALF, SMALL } from './armies';
import {
  addUnit,
  armyStatus,
  beginArmy,
  file,
  inBuilder,
  moreItem,
  openRoster,
  rosterFile,
  saved,
  share,
  unitCard,
  upload,
} from './builder';
import { eventually, startSite, WITH_WORKER, wordsOf } from './kit';
import { printed } from './pdf';

const site = startSite(WITH_WORKER);

/** Waits until the pages are kept for use without a network. */
const kept = (page: Page) => page.locator('[data-kept]').waitFor();

/** Cuts the network off, and the server as well: nothing can come from anywhere. */
async function cutOff(page: Page): Promise<void> {
  await kept(page);
  await page.context().setOffline(true);
  await site.server.kill();
}

afterEach(async () => {
  if (!(await fetch(`${site.server.url}/api/health`).catch(() => undefined))) await site.server.restart();
});

test('after the first visit an army is begun, built, kept, printed and handed on without a network', async () => {
  const page = await site.visitor();
  await page.goto('/');
  await cutOff(page);

  await beginArmy(page, { list: 'Roman', total: '1,000', name: 'Out of reach' });
  await addUnit(page, 'Army General');
  await addUnit(page, 'Auxiliary Archers');
  await saved(page);
  await page.reload();
  await unitCard(page, 2).waitFor();
  const text = await rosterFile(page);
  expect(JSON.parse(text)).toMatchObject({
    name: 'Out of reach',
    units: [{ entry: 'army-general' }, { entry: 'auxiliary-archers' }],
  });

  await (await moreItem(page, 'Move to another device')).click();
  const link = await page.getByRole('textbox', { name: 'Link that carries the army' }).inputValue();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Print' }).click();
  await page.getByRole('heading', { level: 1, name: 'Out of reach' }).waitFor();
  const [first] = await printed(page, 'A4');
  expect(first?.text).toContain('Out of reach');
  expect(first?.text).toContain('Army General');

  await page.goto(link);
  await page.getByText('You have this army already').waitFor();
  await upload(page, file('army.muster.json', JSON.stringify(SMALL)));
  await page.getByRole('link', { name: 'Small army', exact: true }).click();
  await inBuilder(page);
});

test('a page that was open at the first visit loads its parts though the network is gone', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  await cutOff(page);
  await (await moreItem(page, 'Settings')).click();
  await page.getByRole('dialog').waitFor();
});

test('a shared army that was seen is there, one that was not is said to be on the server', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  await kept(page);
  const link = await share(page);
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Small army' }).waitFor();
  await page.goto('/');
  await cutOff(page);
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Small army' }).waitFor();
  await page.goto('/s/bcdfghjkmnpqrstvwxyz');
  await page.getByRole('heading', { level: 1, name: 'There is no network' }).waitFor();
  await page.getByRole('link', { name: 'My armies' }).click();
  await page.getByRole('link', { name: 'Small army', exact: true }).waitFor();
});

describe('another language', () => {
  const armies = (page: Page, heading: RegExp) =>
    page.getByRole('heading', { level: 1, name: heading }).waitFor();

  /** A visitor who reads My armies in the pseudo-language, as it is kept. */
  async function reader(): Promise<Page> {
    const page = await site.visitor();
    await page.context().addCookies([{ name: LOCALE_COOKIE, value: PSEUDO, url: site.server.url }]);
    await page.goto('/');
    await kept(page);
    await page.reload();
    await armies(page, /^⟦/);
    return page;
  }

  async function chooseEnglish(page: Page): Promise<void> {
    await page.getByRole('contentinfo').getByRole('button').last().click();
    const choice = page.getByRole('dialog').getByRole('combobox').last();
    await Promise.all([page.waitForEvent('load'), choice.selectOption('en')]);
  }

  test('the pages that are kept are fetched in it at once', async () => {
    const page = await reader();
    await chooseEnglish(page);
    await armies(page, /^My armies$/);
    await cutOff(page);
    await page.goto('/rules');
    await page.getByRole('heading', { level: 1, name: 'Rules at hand' }).waitFor();
  });

  test('or, where there is no network, as soon as there is one', async () => {
    const page = await reader();
    await page.context().setOffline(true);
    await chooseEnglish(page);
    await armies(page, /^⟦/);
    await page.context().setOffline(false);
    await eventually(async () => {
      await page.reload();
      await page
        .getByRole('heading', { level: 1, name: 'My armies', exact: true })
        .waitFor({ timeout: 2_000 });
    });
  });
});

test('a page that is kept comes each time with a nonce of its own, in the theme that was chosen last', async () => {
  const page = await site.visitor({ colorScheme: 'light' });
  await openRoster(page, SMALL);
  await cutOff(page);
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
  const nonces: string[] = [];
  page.on('response', (response) => {
    const [, nonce] = /'nonce-(\w+)'/.exec(response.headers()['content-security-policy'] ?? '') ?? [];
    if (nonce && response.request().isNavigationRequest()) nonces.push(nonce);
  });
  for (const visit of [1, 2]) {
    await page.reload();
    await inBuilder(page);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await eventually(async () => expect(nonces).toHaveLength(visit));
  }
  expect(new Set(nonces).size).toBe(2);
  expect(await page.getByRole('combobox', { name: 'Theme' }).inputValue()).toBe('dark');
  expect(await wordsOf(page.getByRole('contentinfo'))).toMatch(/Muster \d+\.\d+\.\d+ · code \w+ · data \w+/);
});

test('without a network an army is filled up, and made into a PDF', async () => {
  const page = await site.visitor();
  await openRoster(page, HALF);
  await cutOff(page);
  await page.reload();
  await armyStatus(page).getByRole('button', { name: 'Fill up …' }).click();
  const filling = page.getByRole('dialog', { name: 'Fill up' });
  await filling.getByRole('button', { name: 'Fill up', exact: true }).click();
  await filling.getByText('2,000 of 2,000 points').first().waitFor();
  await page.keyboard.press('Escape');

  await (await moreItem(page, 'Make a PDF')).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog', { name: 'PDF of this army' }).getByRole('button', { name: 'Download' }).click(),
  ]);
  const { title, pages } = await readPdf(readFileSync(await download.path()));
  expect(title).toBe('Half a legion');
  expect(pages[0]?.text).toContain('894 of 2,000 points');
});
