import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { startServer, type TestServer } from '@/tests/setup/server';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const DESK = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const PATIENCE = 20_000;

/** The built server and a browser, shared by the tests of one file. */
export interface Site {
  readonly server: TestServer;
  /** A page in a profile of its own, as another person would have it; gone after the test. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** Lets this test go on in spite of what pages say that matches; all else they complain of fails it. */
  expectComplaint(pattern: RegExp): void;
}

/** Each visitor's browser keeps all pages, as it does for a player; for files that are about that. */
export const WITH_WORKER = {};
/** Nothing is kept: each visitor of a test is a first one, and keeping costs more than all else that a test does. */
const WITHOUT_WORKER = { MUSTER_NO_SW: '1' };

/**
 * Starts server and browser for this file. Errors and warnings in a page's console, what it throws and what its
 * security policy refuses fail the test in which they turn up.
 */
export function startSite(env: Record<string, string> = WITHOUT_WORKER): Site {
  let server: TestServer;
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];
  let expected: RegExp[] = [];
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(env), launch()]);
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    const unexpected = complaints.filter((words) => !expected.some((pattern) => pattern.test(words)));
    [contexts, complaints, expected] = [[], [], []];
    if (unexpected.length > 0) throw new Error(`The page complained\n${unexpected.join('\n')}`);
  });
  afterAll(() => Promise.all([browser.close(), server.stop()]));
  return {
    get server() {
      return server;
    },
    visitor: async (options = {}) => {
      const context = await browser.newContext({ ...DESK, baseURL: server.url, ...options });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE);
      listen(context, (words) => complaints.push(words));
      return context.newPage();
    },
    expectComplaint: (pattern) => expected.push(pattern),
  };
}

function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROME_PATH, args: FLAGS });
}

/** Hears what every page of a context complains of; a refusal by the policy is an error in the console. */
function listen(context: BrowserContext, hear: (words: string) => void): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) hear(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (event) => hear(`thrown: ${event.error()}`));
}

/** Tries a check until it passes, for what takes its moment to show. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** The words of a part of the page as they are seen: hidden ones left out, blocks and cells apart. */
export function wordsOf(part: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: what the document holds is not what is seen
  return part.innerText();
}
