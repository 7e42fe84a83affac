import type { Page } from 'playwright-core';
import { armyStatus, inBuilder, saved } from './builder';
import { DESK, eventually, startSite, wordsOf } from './kit';

const site = startSite();

/** More stops than any way between two parts of a page has. */
const FAR = 120;

interface Stop {
  name: string;
  /** Whether it can be told by sight which part has the focus. */
  seen: boolean;
}

/** The part that has the focus, as a screen reader would name it. */
function focused(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const part = document.activeElement as HTMLElement;
    const labelled = part.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...((part as HTMLInputElement).labels ?? [])];
    const name =
      part.getAttribute('aria-label') ??
      (labelled.map((id) => document.getElementById(id)?.textContent).join(' ') ||
        labels.map((label) => label.textContent).join(' ') ||
        part.textContent) ??
      '';
    const drawn = [part, ...part.querySelectorAll('*'), part.nextElementSibling, part.parentElement];
    const ringed = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    const ring = drawn.some(
      (each) => each && (ringed(getComputedStyle(each)) || ringed(getComputedStyle(each, '::after'))),
    );
    const { top, bottom, width } = part.getBoundingClientRect();
    return { name: name.trim(), seen: ring && width > 0 && bottom > 0 && top < window.innerHeight };
  });
}

/** Goes on with Tab until the part of this name has the focus; each stop on the way has to show that it has it. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < FAR; step += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    passed.push(stop.name);
    if (stop.name !== '' && !stop.seen) throw new Error(`The focus is not seen on ${stop.name}`);
    if (name.test(stop.name)) return;
  }
  throw new Error(`${name} is not reached: ${passed.join(' | ')}`);
}

/** Hears that the page was sent to the printer. */
async function hearPrinting(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { printed: number };
    counted.printed = 0;
    window.print = () => {
      counted.printed += 1;
    };
  });
  return () => page.evaluate(() => (window as unknown as { printed: number }).printed);
}

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'New army' }).waitFor();
  await tabTo(page, /^New army$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'New army' }).waitFor();
  const roman = page.getByRole('radio', { name: /^Roman|^Imperial Roman/ });
  await tabTo(page, /Imperial Roman|Barbarian|Medieval/);
  for (let step = 0; !(await roman.isChecked()); step += 1) {
    if (step > 5) throw new Error('The Roman list is not reached by the arrows');
    await page.keyboard.press('ArrowDown');
  }
  await tabTo(page, /^500$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Name/);
  await page.keyboard.type('By keys alone');
  await page.keyboard.press('Enter');
  await inBuilder(page);
}

async function add(page: Page, words: string, told: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
  await page
    .getByRole('option', { name: new RegExp(told) })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(`Added: ${told}.`).first().waitFor();
}

test('an army is begun, built, shared and printed by the keyboard alone, and the focus is always seen', async () => {
  const page = await site.visitor({ ...DESK });
  const printed = await hearPrinting(page);
  await begin(page);

  await eventually(async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').waitFor({ timeout: 2_000 });
  });
  await add(page, 'army general', 'Army General');
  await add(page, '19 regular legionaries', 'Regular Legionaries');
  await page.keyboard.press('Escape');
  // A:1183 and A:1198: 135 and 19 x 16.
  await eventually(async () => expect(await wordsOf(armyStatus(page))).toMatch(/439/));

  // The shortcuts come with the first key.
  await eventually(async () => {
    await page.keyboard.press('j');
    expect((await focused(page)).name).toMatch(/unit 2$/);
  });
  await tabTo(page, /^One more/);
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await wordsOf(armyStatus(page))).toMatch(/455/));
  await page.keyboard.press('ControlOrMeta+z');
  await eventually(async () => expect(await wordsOf(armyStatus(page))).toMatch(/439/));
  await saved(page);

  await tabTo(page, /^Share$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const link = page.getByRole('dialog', { name: 'Share this army' }).getByRole('textbox', { name: 'Link' });
  expect(await link.inputValue()).toMatch(/\/s\/\w+$/);
  await page.keyboard.press('Escape');
  await eventually(async () => expect((await focused(page)).name).toBe('Share'));

  await tabTo(page, /^Print$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'By keys alone' }).waitFor();
  await tabTo(page, /^Print$/);
  await page.keyboard.press('Enter');
  expect(await printed()).toBe(1);
});
