import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { temporaryFolder } from '@/tests/setup/folder';
import { buildName, secondBuild } from '@/tests/setup/second-build';
import { SMALL } from './armies';
import { inBuilder, moreItem, openRoster, rosterFile, saved, typeSize, unitCard } from './builder';
import { startSite, WITH_WORKER } from './kit';

const site = startSite(WITH_WORKER);
const folder = temporaryFolder();
const [OLD, NEW] = [buildName(), 'newbuild'];
beforeAll(() => secondBuild(folder, NEW));

/** The scripts and styles that the page has loaded and that are none of a build: its own, if there is no mixture. */
async function strangers(page: Page, build: string): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const files = urls.map((url) => new URL(url).pathname).filter((path) => path.startsWith('/_next/static/'));
  expect(files.length).toBeGreaterThan(5);
  return files.filter((path) => !existsSync(join(build, path.replace('/_next/', '.next/'))));
}

const footer = (page: Page, build: string) => page.getByRole('contentinfo').getByText(`code ${build}`);
const updateButton = (page: Page) => page.getByRole('button', { name: 'Update now' });

test('an update waits for a click; then all tabs are of the new build, and nothing is lost', async () => {
  const page = await site.visitor();
  await openRoster(page, SMALL);
  await page.locator('[data-kept]').waitFor();
  await page.reload();
  const other = await page.context().newPage();
  await other.goto('/');
  await footer(other, OLD).waitFor();

  await site.server.kill();
  await site.server.restart(folder);
  await page.reload();
  await updateButton(page).waitFor();
  await updateButton(other).waitFor();

  // It waits: the page is of the old build still, parts that it never loaded and pages that it goes to as well.
  await inBuilder(page);
  await typeSize(page, 2, '20');
  await (await moreItem(page, 'Settings')).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await footer(page, OLD).waitFor();
  expect(await strangers(page, '.')).toEqual([]);
  await other.reload();
  await footer(other, OLD).waitFor();

  await page.getByRole('textbox', { name: 'Army name' }).fill('Still here');
  await updateButton(page).click();
  await footer(page, NEW).waitFor();
  await footer(other, NEW).waitFor();
  await unitCard(page, 2).waitFor();
  await saved(page);
  const army = JSON.parse(await rosterFile(page));
  expect(army.name).toBe('Still here');
  expect(army.units[1]).toEqual({ ...SMALL.units[1], size: 20 });
  expect(await strangers(page, folder)).toEqual([]);
  expect(await updateButton(page).count()).toBe(0);

  // The new build works without a network as the old one did.
  await site.server.kill();
  await page.reload();
  await footer(page, NEW).waitFor();
  await inBuilder(page);
  await other.getByRole('link', { name: 'Still here' }).waitFor();
});
