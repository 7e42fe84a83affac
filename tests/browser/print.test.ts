import type { Page } from 'playwright-core';
import { caseRoster, post } from '@/tests/setup/http';
import { namedArmy } from './armies';
import { openRoster } from './builder';
import { startSite } from './kit';
import { type Paper, printed } from './pdf';

const site = startSite();
const UNITS = 30;

async function sharedPage(page: Page, roster: object): Promise<void> {
  const answer = await post(`${site.server.url}/api/v1/shares`, roster);
  await page.goto((await answer.json()).url);
}

/** The first and the last words of each unit on paper: its name and its note. */
function expectWhole(pages: readonly { text: string }[]): void {
  for (let unit = 1; unit <= UNITS; unit += 1) {
    const number = String(unit).padStart(2, '0');
    const starts = pages.findIndex(({ text }) => text.includes(`Maniple ${number}.`));
    const ends = pages.findIndex(({ text }) => text.includes(`Note of maniple ${number}.`));
    expect([unit, starts]).toEqual([unit, ends]);
    expect(starts).toBeGreaterThanOrEqual(0);
  }
}

test.each<Paper>(['A4', 'Letter'])(
  'an army of several pages of %s has no unit split between them',
  async (paper) => {
    const page = await site.visitor();
    await sharedPage(page, namedArmy(UNITS));
    const pages = await printed(page, paper);
    expect(pages.length).toBeGreaterThan(2);
    expectWhole(pages);
    for (const [at, { text }] of pages.entries()) expect(text).toContain(`${at + 1} / ${pages.length}`);
  },
);

test('the sheet of one’s own army is printed the same way', async () => {
  const page = await site.visitor();
  await openRoster(page, namedArmy(UNITS));
  await page.getByRole('link', { name: 'Print' }).click();
  await page.getByRole('heading', { level: 1, name: 'Many cohorts' }).waitFor();
  const pages = await printed(page, 'A4');
  expectWhole(pages);
  const text = pages.map((sheet) => sheet.text).join('\n');
  expect(text).toMatch(/Roman [\d,]+ of 5,000 points/);
  expect(text).not.toMatch(/Back to the army|Muster 0|Theme/);
});

test('breaches are on paper, with their numbers', async () => {
  const page = await site.visitor();
  // Characters 334 of 1,000: a third is 333.
  await sharedPage(page, { ...caseRoster('B06'), name: 'A third and more' });
  const [first] = await printed(page, 'A4');
  expect(first?.text).toContain('✗ Illegal, 1 breach');
  expect(first?.text).toContain('Characters 334 of at most 333 points, a third of 1,000: 1 over.');
});

test.each(['light', 'dark'] as const)(
  'paper is white and print black in the %s theme',
  async (colorScheme) => {
    const page = await site.visitor({ colorScheme });
    await sharedPage(page, caseRoster('R04'));
    await page.emulateMedia({ media: 'print' });
    const colours = await page
      .getByRole('article')
      .evaluate((sheet) => [
        getComputedStyle(sheet).color,
        getComputedStyle(document.body).backgroundColor,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
    expect(colours[0]).toBe('rgb(0, 0, 0)');
    for (const paper of colours.slice(1)) expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(paper);
  },
);

test('models with several wounds have a box for each', async () => {
  const page = await site.visitor();
  await sharedPage(page, {
    ...caseRoster('R04'),
    units: [{ entry: 'army-general' }, { entry: 'elephant', size: 2 }, { entry: 'raw-recruits', size: 5 }],
  });
  // General W 3, elephant W 5; recruits W 1 have none.
  const boxes = await page.getByRole('article').evaluate((sheet) => sheet.textContent?.match(/☐+/g));
  expect(boxes).toEqual(['☐☐☐', '☐☐☐☐☐']);
});
