import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { DESK, PHONE } from './kit';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** What axe finds on the page as it is, and where: by all its rules, or by some. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${AXE}; undefined`);
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  const found = await page.evaluate<Violation[]>(
    `axe.run(document, ${options}).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

/** Both widths in both themes; a theme changes colours only, so of a width's second theme only these are looked at. */
const VIEWS = [
  { ...DESK, colorScheme: 'light' },
  { ...DESK, colorScheme: 'dark', rules: ['color-contrast'] },
  { ...PHONE, colorScheme: 'dark' },
  { ...PHONE, colorScheme: 'light', rules: ['color-contrast'] },
] as const;

/** Nothing is found at either width in either theme. */
export async function expectNothingFound(page: Page): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const { viewport, colorScheme, ...look } of VIEWS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.evaluate(drawn);
    found[`${viewport.width} ${colorScheme}`] = await violations(
      page,
      'rules' in look ? [...look.rules] : undefined,
    );
  }
  expect(found).toEqual({ '1440 light': [], '1440 dark': [], '390 light': [], '390 dark': [] });
}

/** Until the page is drawn as it now is. */
function drawn(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
