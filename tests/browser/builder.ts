import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';

interface NewArmy {
  /** How its name begins in the dialog. */
  list: string;
  total: string;
  name: string;
}

/** Begins an army from My armies and waits for the builder. */
export async function beginArmy(page: Page, { list, total, name }: NewArmy): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'New army' }).click();
  const dialog = page.getByRole('dialog', { name: 'New army' });
  await dialog.getByRole('radio', { name: new RegExp(`^${list}`) }).click();
  await dialog.getByRole('button', { name: total, exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await inBuilder(page);
}

/** Begins an example army, by how its name begins. */
export async function beginExample(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await inBuilder(page);
}

/** Waits until the builder shows an army. */
export async function inBuilder(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Army name' }).waitFor();
}

/** Adds a unit of the list, by its entry's name, where the list is beside the army. */
export async function addUnit(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Add ${entry}`, exact: true }).click();
}

/** The card of a unit, by its number in the army. */
export function unitCard(page: Page, number: number): Locator {
  return page.getByRole('article', { name: new RegExp(`, unit ${number}$`) });
}

/** Types a unit's size. */
export async function typeSize(page: Page, number: number, size: string): Promise<void> {
  const field = unitCard(page, number).getByRole('textbox', { name: 'Size' });
  await field.fill(size);
  await field.press('Enter');
}

/** Types the agreed total. */
export async function typeTotal(page: Page, total: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Agreed total' });
  await field.fill(total);
  await field.press('Enter');
}

/** How the army stands. */
export function armyStatus(page: Page): Locator {
  return page.getByRole('region', { name: 'Army status' });
}

/** The breaches and pieces of advice that the status lists. */
export function findings(page: Page): Promise<string[]> {
  return armyStatus(page).getByRole('listitem').locator('[data-finding]').allInnerTexts();
}

/** Waits until all changes are kept. */
export async function saved(page: Page): Promise<void> {
  await page.locator('[data-save="saved"]').waitFor();
}

/** Shares the army and gives the link. */
export async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this army' });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return link;
}

/** A file as a player would choose it. */
export function file(name: string, text: string) {
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}

/** Opens My armies, hands it files, and adds what they bring. */
export async function upload(page: Page, ...files: ReturnType<typeof file>[]): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'New army' }).waitFor();
  await page.getByLabel('Roster files').setInputFiles(files);
  const dialog = page.getByRole('dialog', { name: 'Import armies' });
  await dialog.getByRole('button', { name: /^Add \d+ arm/ }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Puts a roster on the shelf as a file would, and opens it. */
export async function openRoster(page: Page, roster: { name: string; units: unknown[] }): Promise<void> {
  await upload(page, file('army.muster.json', JSON.stringify(roster)));
  await page.getByRole('link', { name: roster.name, exact: true }).click();
  await inBuilder(page);
  if (roster.units.length > 0) await unitCard(page, roster.units.length).waitFor();
}

/** The text of the file that is downloaded at a press. */
export async function downloaded(page: Page, press: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return readFile(await download.path(), 'utf8');
}

/** Opens the builder's menu and gives one of its items. */
export async function moreItem(page: Page, name: string): Promise<Locator> {
  const item = page.getByRole('menuitem', { name });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await item.waitFor();
  return item;
}

/** The army as its roster file has it now. */
export async function rosterFile(page: Page): Promise<string> {
  return downloaded(page, await moreItem(page, 'Download the roster file'));
}

/** Opens the menu of an army in My armies and picks from it. */
export async function pickFromMenu(page: Page, army: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${army}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** The names of the armies in My armies, as they stand there. */
export function armyNames(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Armies' }).getByRole('link').allInnerTexts();
}
