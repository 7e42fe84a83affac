import type { Locator, Page } from 'playwright-core';
import { wordsOf } from '@/lib/words/catalogues';
import { LOCALE_COOKIE, PSEUDO } from '@/lib/words/locale';
import { BROKEN, HALF, SMALL } from './armies';
import { file } from './builder';
import { CHARACTERISTICS, englishOn, PRINTED } from './english';
import { eventually, PHONE, startSite } from './kit';

const site = startSite();
const { say } = wordsOf({ language: PSEUDO, locale: PSEUDO });

/** The texts that come with an army of a test. */
function ownOf({ name, units, ...army }: { name: string; units: readonly object[]; waivers?: unknown[] }) {
  const said = JSON.stringify([units, army.waivers ?? []]).matchAll(/"(?:name|note|entry|list)":"([^"]*)"/g);
  return [name, 'gold', ...[...said].map(([, text = '']) => text)];
}

const OWN = [...ownOf(BROKEN), ...ownOf(HALF), ...ownOf(SMALL)];

/** Nothing on the page is said in English, which would be missing from every translation. */
async function expectTranslated(page: Page, own: readonly string[] = []): Promise<void> {
  expect(await englishOn(page, [...OWN, ...own])).toEqual([]);
}

/** A visitor whose language is the pseudo-language. */
async function visitor(options = {}): Promise<Page> {
  const page = await site.visitor(options);
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: PSEUDO, url: site.server.url }]);
  return page;
}

const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true }).first();

/** Picks from the builder's menu of what is seldom needed. */
async function pickMore(page: Page, item: string): Promise<void> {
  const wanted = page.getByRole('menuitem', { name: item, exact: true });
  if ((await wanted.count()) === 0) await button(page, say('hand.more')).click();
  await wanted.click();
}

/** The dialog that is open; a message at the foot of the page is one that leaves the rest in use. */
const dialogOf = (page: Page) => page.locator('[role="dialog"]:not([aria-modal="false"])');

/** Presses until the page, which may still be waking, shows the dialog. */
async function openDialog(page: Page, press: () => Promise<void>): Promise<Locator> {
  const dialog = dialogOf(page);
  await eventually(async () => {
    if ((await dialog.count()) === 0) await press();
    await dialog.waitFor({ timeout: 2_000 });
  });
  return dialog;
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
}

/** Looks at a dialog that a press opens, and closes it. */
async function expectDialogTranslated(
  page: Page,
  press: () => Promise<void>,
  ready?: Locator,
): Promise<void> {
  await openDialog(page, press);
  await ready?.waitFor();
  await expectTranslated(page, CHARACTERISTICS);
  await closeDialog(page);
}

/** Puts armies on the shelf, and looks at the dialog that asks. */
async function bring(page: Page, ...armies: { name: string }[]): Promise<void> {
  await page.goto('/');
  await button(page, say('home.new.title')).waitFor();
  const files = armies.map((army, at) => file(`${at}.json`, JSON.stringify(army)));
  await page.getByLabel(say('home.files')).setInputFiles(files);
  const add = button(dialogOf(page), say('import.add', { count: armies.length }));
  await add.waitFor();
  await expectTranslated(page, ['0.json', '1.json', '2.json']);
  await add.click();
  await dialogOf(page).waitFor({ state: 'detached' });
}

async function openArmy(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('textbox', { name: say('army.name') }).waitFor();
  await page.getByRole('article').first().waitFor();
}

/** Opens every unit, whichever are open. */
async function openAll(page: Page): Promise<void> {
  const [fold, open] = [button(page, say('hand.fold-all')), button(page, say('hand.open-all'))];
  await fold.or(open).first().waitFor();
  if (await fold.isVisible()) await fold.click();
  await open.click();
  await fold.waitFor();
}

test('the look at a page itself: it sees a literal, and passes the catalogue and the data', async () => {
  const page = await visitor();
  await page.goto('/');
  await button(page, say('home.new.title')).waitFor();
  await expectTranslated(page);
  await page.evaluate(() => {
    const literal = Object.assign(document.createElement('p'), { textContent: 'Regular Legionaries left' });
    literal.title = 'Saved';
    document.body.append(literal);
  });
  expect(await englishOn(page)).toEqual(['Saved', 'Regular Legionaries left']);
});

test('My armies and its dialogs', async () => {
  const page = await visitor();
  await page.goto('/');
  await expectDialogTranslated(page, () => button(page, say('home.new.title')).click());
  await expectDialogTranslated(page, () => button(page, say('settings.button')).click());
  await openDialog(page, () => button(page, say('import.button')).click());
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill('Legio XX, Roman\n24 regular legionaries, pikes\nbeer');
  await button(page, say('import.look')).click();
  await dialogOf(page).getByText(say('import.lost')).waitFor();
  await expectTranslated(page, ['Legio XX', 'pikes', 'beer']);
  await dialogOf(page).getByRole('textbox').fill('beer');
  await button(page, say('import.look')).click();
  await page.getByRole('alert').waitFor();
  await expectTranslated(page, ['Legio XX', 'pikes', 'beer']);
  await closeDialog(page);
  await bring(page, SMALL, HALF);
  await expectTranslated(page);
  const row = page.getByRole('button', { name: say('home.row.more', { army: SMALL.name }), exact: true });
  const pick = async (item: string) => {
    await row.click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await row.click();
  await page.getByRole('menu').waitFor();
  await expectTranslated(page);
  await page.keyboard.press('Escape');
  for (const item of [say('home.row.rename'), say('armies.tags'), say('move.menu')])
    await expectDialogTranslated(page, () => pick(item));
  await pick(say('home.row.delete'));
  await button(page, say('army.undo')).waitFor();
  await expectTranslated(page);
  await button(page, say('home.examples.button')).click();
  await dialogOf(page).waitFor();
  await expectTranslated(page);
});

test('the builder of an army that breaks rules, and its dialogs', async () => {
  const page = await visitor();
  await bring(page, BROKEN);
  await openArmy(page, BROKEN.name);
  await expectTranslated(page, CHARACTERISTICS);
  await openAll(page);
  await expectTranslated(page, CHARACTERISTICS);
  // Sums, names, repairs: all that unfolds in a card or in the status.
  for (const what of ['.unit-card', 'section', 'aside'])
    await page.locator(`${what} button[aria-expanded="false"]`).evaluateAll((all) => {
      for (const one of all) (one as HTMLElement).click();
    });
  await page
    .getByRole('group', { name: say('fixes.repairs') })
    .first()
    .waitFor();
  await eventually(async () => expect(await page.getByText(say('fixes.working')).count()).toBe(0));
  await expectTranslated(page, CHARACTERISTICS);
  const dialogs: [press: string, ready?: string][] = [
    [say('palette.actions.settings')],
    [say('palette.actions.copy'), say('copy.for.text')],
    [say('palette.actions.pdf')],
    [say('palette.actions.move'), say('move.file')],
    [say('palette.actions.keys'), say('keys.help')],
  ];
  for (const [press, ready] of dialogs)
    await expectDialogTranslated(
      page,
      () => pickMore(page, press),
      ready ? page.getByText(ready).first() : undefined,
    );
  await expectDialogTranslated(
    page,
    () => button(page, say('army.share')).click(),
    page.getByText(say('army.sharing.frozen')).first(),
  );
  await expectDialogTranslated(page, () =>
    page
      .getByRole('button', { name: say('waivers.waive') })
      .first()
      .click(),
  );
  await button(page, say('hand.select')).click();
  await page.getByRole('checkbox').first().click();
  await expectTranslated(page, CHARACTERISTICS);
  await expectDialogTranslated(page, () => button(page, say('hand.copy-to')).click());
});

test('the palette: actions, rules, a unit and what was not understood', async () => {
  const page = await visitor();
  await bring(page, SMALL);
  await openArmy(page, SMALL.name);
  await openDialog(page, () => button(page, say('palette.button')).click());
  const box = dialogOf(page).getByRole('combobox');
  for (const typed of [
    '',
    '24 regular legionaries full command pikes gold',
    'testudo',
    'nothing is called that',
  ]) {
    await box.fill(typed);
    await eventually(() => expectTranslated(page, [typed, ...typed.split(' '), ...CHARACTERISTICS]));
  }
});

test('filling up, and what it finds', async () => {
  const page = await visitor();
  await bring(page, HALF);
  await openArmy(page, HALF.name);
  const dialog = await openDialog(page, () => button(page, say('fill.open')).click());
  await dialog.getByRole('textbox').waitFor();
  await expectTranslated(page, CHARACTERISTICS);
  await button(dialog, say('fill.go')).click();
  await button(dialog, say('fill.back')).waitFor({ timeout: 60_000 });
  await expectTranslated(page, CHARACTERISTICS);
});

test('the builder of a medieval army, and a phone', async () => {
  const page = await visitor(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: /^The Ordonnance/ }).click();
  await page.getByRole('article').first().waitFor();
  await openAll(page);
  await expectTranslated(page, CHARACTERISTICS);
  await page.locator('.unit-card button[aria-expanded="false"]').evaluateAll((all) => {
    for (const one of all) (one as HTMLElement).click();
  });
  await expectTranslated(page, CHARACTERISTICS);
  for (const press of [say('army.addUnit'), say('army.status.full')])
    await expectDialogTranslated(page, () => button(page, press).click());
});

test('sheets, the shared page, comparing, and an army by link', async () => {
  const page = await visitor();
  await bring(page, BROKEN, SMALL);
  await openArmy(page, BROKEN.name);
  await pickMore(page, say('palette.actions.move'));
  const link = await page.getByRole('textbox', { name: say('move.link') }).inputValue();
  await closeDialog(page);
  await page.getByRole('link', { name: say('army.print') }).click();
  await page.getByRole('heading', { level: 1, name: BROKEN.name }).waitFor();
  await expectTranslated(page, PRINTED);
  await button(page, say('sheet.share')).click();
  const shared = page.locator('.sheet-made a');
  const address = (await shared.getAttribute('href')) ?? '';
  await expectTranslated(page, PRINTED);
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: BROKEN.name }).waitFor();
  await expectTranslated(page, PRINTED);
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: BROKEN.name }).waitFor();
  await expectTranslated(page);
  await page.goto('/compare');
  await expectTranslated(page);
  for (const [name, army] of [
    ['compare.first', BROKEN],
    ['compare.second', SMALL],
  ] as const) {
    const label = say('compare.option', { army: army.name, list: 'Roman' });
    await page.getByRole('combobox', { name: say(name) }).selectOption({ label });
  }
  await page.getByRole('row').first().waitFor();
  await expectTranslated(page);
  await page.goto('/');
  await openArmy(page, BROKEN.name);
  await expectTranslated(page, CHARACTERISTICS);
});

test('a medieval sheet, with distances in centimetres', async () => {
  const page = await visitor();
  await page.goto('/');
  await page.getByRole('button', { name: /^The Ordonnance/ }).click();
  await page.getByRole('article').first().waitFor();
  await openDialog(page, () => button(page, say('settings.button')).click());
  await page.getByRole('radio', { name: say('settings.length-centimetres') }).click();
  await closeDialog(page);
  await page.getByRole('link', { name: say('army.print') }).click();
  await page.getByRole('heading', { level: 1, name: /Charles/ }).waitFor();
  await expectTranslated(page, PRINTED);
});

test('the rules, and pages that are not there', async () => {
  const page = await visitor();
  await page.goto('/rules');
  await expectTranslated(page, PRINTED);
  await page.getByRole('textbox', { name: say('rules.search') }).fill('no such word');
  await page.getByText(say('rules.nothing')).waitFor();
  await expectTranslated(page, PRINTED);
  site.expectComplaint(/404/);
  for (const path of [
    '/nowhere',
    '/s/nowhere',
    '/offline',
    '/open',
    '/open#broken',
    '/army?id=nowhere',
    '/sheet?id=nowhere',
  ]) {
    await page.goto(path);
    await page.locator('main :is(h1, [role="status"])').filter({ hasText: '⟦' }).first().waitFor();
    await eventually(() => expectTranslated(page));
  }
});
