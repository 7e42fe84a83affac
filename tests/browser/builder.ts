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
  return armyStatus(page).getByRole('listitem').getByRole('button').allInnerTexts();
}

/** Waits until all changes are kept. */
export async function saved(page: Page): Promise<void> {
  await page.getByText('Saved', { exact: true }).waitFor();
}

/** Shares the army and gives the link. */
export async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this army' });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return link;
}
