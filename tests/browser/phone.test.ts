import type { Page } from 'playwright-core';
import { SMALL } from './armies';
import {
  armyStatus,
  beginArmy,
  beginExample,
  moreItem,
  openRoster,
  saved,
  share,
  typeSize,
  unitCard,
} from './builder';
import { eventually, PHONE, startSite } from './kit';

const site = startSite();

/** The sheet behind the link that leads to it, whatever its address. */
const sheetLink = (page: Page) => page.getByRole('link', { name: 'Print' });

test('with a thumb: a unit is added and made larger, and a breach leads to its unit', async () => {
  const page = await site.visitor(PHONE);
  await beginArmy(page, { list: 'Roman', total: '1,000', name: 'By thumb' });
  await page.getByRole('button', { name: 'Add unit' }).tap();
  const picker = page.getByRole('dialog', { name: 'Add units' });
  await picker.getByRole('button', { name: 'Add Army General' }).tap();
  await picker.getByRole('button', { name: 'Add Regular Legionaries' }).tap();
  await picker.getByRole('region', { name: 'Army status' }).getByText('215 of 1,000').waitFor();
  await picker.getByRole('button', { name: 'Done' }).tap();

  const unit = unitCard(page, 2);
  await unit.getByRole('button', { name: 'One more' }).tap();
  await unit.getByRole('button', { name: '96 points: show the sum' }).waitFor();
  await typeSize(page, 2, '4');

  await page.getByRole('button', { name: 'Full status' }).tap();
  const status = page.getByRole('dialog', { name: 'Army status' });
  await status.getByText('Illegal: 2 breaches', { exact: true }).waitFor();
  await status
    .getByRole('button', {
      name: 'Unit 2, Regular Legionaries: 4 models of at least 5: 1 too few.',
      exact: true,
    })
    .tap();
  await status.waitFor({ state: 'hidden' });
  await eventually(async () => {
    expect(await unit.evaluate((card) => card === document.activeElement)).toBe(true);
    expect(await unit.evaluate(isInView)).toBe(true);
  });
  await saved(page);
});

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

test('points, shares, verdict and breaches are in view wherever the army is scrolled to', async () => {
  const page = await site.visitor(PHONE);
  await beginExample(page, 'Trajan in Dacia');
  for (const end of [0, 1]) {
    await page.evaluate((to) => window.scrollTo(0, to * document.documentElement.scrollHeight), end);
    for (const part of [
      armyStatus(page).getByText(/of 2,000/),
      armyStatus(page).getByText('Legal', { exact: true }),
      armyStatus(page).getByRole('listitem').first(),
    ]) {
      expect(await part.evaluate(isInView)).toBe(true);
    }
  }
});

test('the tools of the army stand in one row, and the others behind More', async () => {
  const page = await site.visitor(PHONE);
  await openRoster(page, SMALL);
  const tops = await Promise.all(
    ['Add or find …', 'Undo', 'Redo', 'More', 'Share'].map(async (name) => {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    }),
  );
  expect(new Set(tops).size).toBe(1);
  const rules = await moreItem(page, 'The rules that it needs');
  await expectFits(page);
  await rules.tap();
  await page.getByText('Only what Small army needs').waitFor();
});

// 16 x (16 + 1) + 10, and 4 x 11 (A:1198-1212): one fewer than recruits may be.
const LEGIONARIES = /^2\s*Regular Legionaries\s*16 models\s*282 points$/;
const RECRUITS = /^3\s*Raw Recruits\s*4 models\s*44 points\s*1 breach$/;

test('one line a unit; a line opens its unit, and the view is remembered', async () => {
  const page = await site.visitor(PHONE);
  await openRoster(page, { ...SMALL, units: [...SMALL.units, { entry: 'raw-recruits', size: 4 }] });
  await page.getByRole('button', { name: 'Condensed' }).tap();
  await page.getByRole('button', { name: LEGIONARIES }).waitFor();
  await expectFits(page);
  await page.getByRole('button', { name: RECRUITS }).tap();
  await unitCard(page, 3).getByRole('textbox', { name: 'Size' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: RECRUITS }).waitFor();
});

const LONG = { ...SMALL, name: `Unbroken${'x'.repeat(192)}` };

test('no page scrolls sideways, and all that is pressed is at least 24 px high and wide', async () => {
  const page = await site.visitor(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'New army' }).waitFor();
  await expectFits(page);
  await page.getByRole('button', { name: 'New army' }).tap();
  await page.getByRole('dialog').waitFor();
  await expectFits(page);

  await openRoster(page, LONG);
  await expectFits(page);
  await unitCard(page, 2)
    .getByRole('button', { name: /Regular Legionaries/ })
    .tap();
  await unitCard(page, 2).getByRole('button', { name: 'Name and note' }).tap();
  await expectFits(page);
  const link = await share(page);
  await sheetLink(page).tap();
  await page.getByRole('heading', { name: LONG.name }).waitFor();
  await expectFits(page);
  await page.goto(link);
  await expectFits(page);
  await page.goto('/');
  await page.getByRole('link', { name: LONG.name }).waitFor();
  await expectFits(page);

  site.expectComplaint(/404/);
  for (const path of ['/nowhere', '/s/nowhere']) {
    await page.goto(path);
    await expectFits(page);
  }
});

test('a designed unit fits too', async () => {
  const page = await site.visitor(PHONE);
  await beginArmy(page, { list: 'Medieval', total: '500', name: 'Designed' });
  await page.getByRole('button', { name: 'Add unit' }).tap();
  await page.getByRole('button', { name: 'Add a new unit' }).tap();
  await page.getByRole('button', { name: 'Done' }).tap();
  await unitCard(page, 1).getByRole('textbox', { name: 'Code' }).waitFor();
  await expectFits(page);
});

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await page.evaluate(smallTargets)).toEqual([]);
}

/** What can be pressed though it is smaller than a thumb can hit; a choice is pressed by its label. */
function smallTargets(): string[] {
  const LEAST = 24;
  const targets = [
    ...document.querySelectorAll(
      'a[href], button, input:not([type=file]), select, textarea, [role=radio], [role=checkbox]',
    ),
  ];
  return targets.flatMap((target) => {
    const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
    const hidden =
      !target.checkVisibility({ checkVisibilityCSS: true }) || target.closest('[aria-hidden=true]');
    const offered = !hidden && width > 1 && height > 1;
    const small = Math.min(width, height) < LEAST;
    return offered && small ? [`${target.outerHTML.slice(0, 200)}: ${width} x ${height}`] : [];
  });
}
