import type { Page } from 'playwright-core';
import { SMALL } from './armies';
import { openRoster, rosterFile, unitCard } from './builder';
import { eventually, startSite } from './kit';

const site = startSite();

const [general, legionaries] = SMALL.units;
const FOUR = {
  ...SMALL,
  units: [
    general,
    legionaries,
    { entry: 'raw-recruits', size: 10 },
    { entry: 'veteran-legionaries', size: 5 },
  ],
};

const entries = async (page: Page): Promise<string[]> =>
  JSON.parse(await rosterFile(page)).units.map(({ entry }: { entry: string }) => entry);

async function middle(page: Page, unit: number): Promise<{ x: number; y: number }> {
  const grip = unitCard(page, unit).locator('.unit-grip');
  await grip.scrollIntoViewIfNeeded();
  const box = await grip.boundingBox();
  if (!box) throw new Error('no grip');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a unit is dragged to another place of its category, and no further', async () => {
  const page = await site.visitor();
  await openRoster(page, FOUR);
  await page.getByRole('button', { name: 'Fold all' }).click();
  await page.mouse.move(700, 10);
  // The code for it comes with the first move of a pointer.
  await page.waitForLoadState('networkidle');
  const [from, to] = [await middle(page, 4), await middle(page, 2)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 20, { steps: 5 });
  await page.mouse.move(to.x, to.y - 10, { steps: 15 });
  await page.locator('[data-dnd-dragging]').waitFor({ state: 'attached' });
  await page.mouse.up();
  await eventually(async () =>
    expect(await entries(page)).toEqual([
      'army-general',
      'veteran-legionaries',
      'regular-legionaries',
      'raw-recruits',
    ]),
  );
  await page
    .getByRole('status')
    .getByText('Veteran Legionaries is now number 1 of 3 in its group.')
    .waitFor();
  const [last, first] = [await middle(page, 4), await middle(page, 1)];
  await page.mouse.move(last.x, last.y);
  await page.mouse.down();
  await page.mouse.move(first.x, first.y, { steps: 20 });
  await page.mouse.up();
  await eventually(async () => expect((await entries(page))[0]).toBe('army-general'));
});
