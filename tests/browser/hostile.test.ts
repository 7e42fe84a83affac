import type { Page } from 'playwright-core';
import { SMALL } from './armies';
import { file, inBuilder, share, unitCard, upload } from './builder';
import { DESK, eventually, PHONE, startSite, wordsOf } from './kit';

const site = startSite();

const NAMES = [
  '<script>alert(1)</script>',
  'צבא ערב العرب',
  'Legio 🏛️ 👩‍👩‍👧‍👦 🐘',
  '"><img src=x onerror=alert(1)> {{1+1}} &amp; %3Cb%3E \\u003c',
  `${'Long'.repeat(49)}Long`,
];

const armyCalled = (name: string) => ({
  ...SMALL,
  name,
  units: [...SMALL.units, { entry: 'onager', size: 5, name, note: name }],
});

/** Fails the test if anything that a name says is run. */
function expectNothingRun(page: Page): void {
  page.on('dialog', () => {
    throw new Error('a name was run');
  });
}

async function expectAsWide(page: Page): Promise<void> {
  for (const { viewport } of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
  await page.setViewportSize(DESK.viewport);
}

test.each(NAMES)('%s is shown as it is, wherever an army or a unit is named', async (name) => {
  const page = await site.visitor();
  expectNothingRun(page);
  await upload(page, file('army.json', JSON.stringify(armyCalled(name))));
  const link = page.getByRole('link', { name, exact: true });
  await link.waitFor();
  await expectAsWide(page);
  await link.click();

  await inBuilder(page);
  expect(await page.getByRole('textbox', { name: 'Army name' }).inputValue()).toBe(name);
  await eventually(async () => expect(await page.title()).toBe(`${name} · Muster`));
  await unitCard(page, 3).getByText(name, { exact: true }).first().waitFor();
  await expectAsWide(page);
  const shared = await share(page);

  await page.getByRole('link', { name: 'Print' }).click();
  await expectSheet(page, name);
  await eventually(async () => expect(await page.title()).toBe(`${name}: roster sheet`));
  await page.goto(shared);
  await expectSheet(page, name);
  expect(await page.title()).toBe(`${name}: Roman, 510 of 1,000 points, legal`);
});

async function expectSheet(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const unit = page.getByRole('heading', { level: 3 }).filter({ hasText: name });
  expect(await wordsOf(unit)).toMatch(/Onager/);
  await expectAsWide(page);
}

test('what got into a page as mark-up is not run: its security policy refuses it', async () => {
  site.expectComplaint(/Content Security Policy|404/);
  const page = await site.visitor();
  for (const path of ['/', '/army?id=none', '/sheet?id=none', '/s/none']) {
    await page.goto(path);
    const refused = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()));
    await page.evaluate(() => {
      const slip = document.createElement('div');
      slip.innerHTML = '<img alt="" src="/nowhere.png" onerror="window.ran = true">';
      document.body.append(slip);
    });
    await refused;
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  }
});

test.each(['none', '<script>alert(1)</script>', '../../etc/passwd'])(
  'no army has the id “%s”, and the pages say so',
  async (id) => {
    const page = await site.visitor();
    expectNothingRun(page);
    await page.goto(`/army?id=${encodeURIComponent(id)}`);
    await page.getByRole('heading', { name: 'There is no such army in this browser' }).waitFor();
    await page.goto(`/sheet?id=${encodeURIComponent(id)}`);
    await page.getByText('There is no such army in this browser.').waitFor();
  },
);
