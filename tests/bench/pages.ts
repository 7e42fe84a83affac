import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startServer } from '../setup/server';
import { romanArmy } from './armies';
import { median, type Row } from './table';

const UNITS = 60;
const SLOWDOWN = 4;
const CHANGES = 40;
const LARGER = 'button[aria-label^="One more"]';
const STATUS = '[aria-label="Army status"]';

/** Milliseconds after which the builder loads what will be needed sooner or later, and some more. */
const AHEAD = 1_500;

/** The pages in a real browser: one change in the builder, and the JavaScript that pages load. */
export async function benchPages(executablePath: string): Promise<Row[]> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    return [
      ...(await benchBuilder(browser, server.url)),
      {
        what: 'JavaScript of a shared page, gzip',
        aim: '110 kB',
        measured: await sharedSize(browser, server.url),
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function benchBuilder(browser: Browser, url: string): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const scripts = countScripts(page);
  await openArmy(page, url);
  const needed = kilobytes(await scripts());
  await page.waitForTimeout(AHEAD);
  await page.waitForLoadState('networkidle');
  const ahead = kilobytes(await scripts());
  const { unit, army } = await timeChanges(page);
  return [
    {
      what: `one change in the builder, ${UNITS} units, CPU ${SLOWDOWN} times slower, to the paint`,
      aim: '50 ms',
      measured: `${median(unit).toFixed(0)} ms`,
    },
    {
      what: 'until what the army comes to is painted too',
      aim: '',
      measured: `${median(army).toFixed(0)} ms`,
    },
    { what: 'JavaScript until an army can be changed, gzip', aim: '200 kB', measured: needed },
    { what: 'with what is loaded ahead while the page rests', aim: '', measured: ahead },
  ];
}

/** Shares an army and takes the copy, which opens it in the builder; then loads the builder afresh. */
async function openArmy(page: Page, url: string): Promise<void> {
  const id = await share(url, romanArmy(UNITS));
  await page.goto(`${url}/s/${id}/take`);
  await page.waitForURL(/\/army\?id=/);
  await page.reload({ waitUntil: 'load' });
  await page.locator(LARGER).first().waitFor();
}

async function share(url: string, roster: unknown): Promise<string> {
  const answer = await fetch(`${url}/api/v1/shares`, { method: 'POST', body: JSON.stringify(roster) });
  return ((await answer.json()) as { id: string }).id;
}

/** Adds up the gzipped size of the scripts of the page that is loaded last. */
function countScripts(page: Page): () => Promise<number> {
  let sizes: Promise<number>[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) sizes = [];
  });
  // The body of a script of the page before may be gone; it is not counted either.
  const gone = () => 0;
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body).length, gone));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(0)} kB`;
}

/**
 * Clicks “One more” of the first unit that has it, and waits each time until the unit is painted, then until what the
 * army comes to is: the milliseconds from the click to each.
 */
async function timeChanges(page: Page): Promise<{ unit: number[]; army: number[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page.evaluate(
    async ({ larger, status, changes }) => {
      const button = document.querySelector<HTMLButtonElement>(larger);
      const army = document.querySelector(status);
      if (!button || !army) throw new Error('no unit can be made larger');
      /** Once the next frame is painted: the words of the status in it. */
      const painted = () =>
        new Promise<string | null>((resolve) => {
          requestAnimationFrame(() => {
            const words = army.textContent;
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(words);
            channel.port2.postMessage(null);
          });
        });
      const times: { unit: number[]; army: number[] } = { unit: [], army: [] };
      for (let change = 0; change < changes; change += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        const before = army.textContent;
        const start = performance.now();
        button.click();
        let words = await painted();
        times.unit.push(performance.now() - start);
        while (words === before) words = await painted();
        times.army.push(performance.now() - start);
      }
      return times;
    },
    { larger: LARGER, status: STATUS, changes: CHANGES },
  );
}

async function sharedSize(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  const scripts = countScripts(page);
  await page.goto(`${url}/s/${await share(url, romanArmy(12))}`, { waitUntil: 'networkidle' });
  return kilobytes(await scripts());
}
