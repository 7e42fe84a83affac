import type { Page } from 'playwright-core';
import { SMALL } from './armies';
import { downloaded, openRoster, saved, share, unitCard } from './builder';
import { eventually, startSite, wordsOf } from './kit';

const oneMore = (page: Page) => unitCard(page, 2).getByRole('button', { name: 'One more' }).click();
const sizeOf = (page: Page) => unitCard(page, 2).getByRole('textbox', { name: 'Size' }).inputValue();
const openShare = (page: Page) => page.getByRole('button', { name: 'Share', exact: true }).click();
const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Share this army' });

describe('a server that', () => {
  const site = startSite();

  test('is gone while an army is shared is told of, the army stays, and its link is made later', async () => {
    site.expectComplaint(/ERR_CONNECTION_REFUSED/);
    const page = await site.visitor();
    await openRoster(page, SMALL);
    await share(page);
    await site.server.kill();
    await oneMore(page);
    await openShare(page);
    await shareDialog(page).getByText('waits for the network').waitFor();
    await site.server.restart();
    await shareDialog(page).getByRole('button', { name: 'Try now' }).click();
    const link = await shareDialog(page).getByRole('textbox', { name: 'Link' }).inputValue();
    await page.reload();
    await unitCard(page, 2).waitFor();
    expect(await sizeOf(page)).toBe('17');
    await page.goto(link);
    await page.getByRole('heading', { name: /Regular Legionaries 17 models/ }).waitFor();
  });
});

describe('a server that keeps no pages in the browser', () => {
  const site = startSite({ MUSTER_NO_SW: '1' });

  test('and is gone before a part of the page has come is told of, and building goes on', async () => {
    site.expectComplaint(/ERR_CONNECTION_REFUSED|Failed to load|ChunkLoadError/);
    const page = await site.visitor();
    await openRoster(page, SMALL);
    await site.server.kill();
    await openShare(page);
    const alert = page.getByRole('alert').getByText('This part of the page could not be loaded.');
    await alert.first().waitFor();
    await oneMore(page);
    await saved(page);
    expect(await sizeOf(page)).toBe('17');
    await site.server.restart();
  });
});

describe('a limit', () => {
  const site = startSite({ SHARE_LIMIT: '1' });

  test('of links is told of, with how long to wait', async () => {
    site.expectComplaint(/429/);
    const page = await site.visitor();
    await openRoster(page, SMALL);
    await share(page);
    await oneMore(page);
    await openShare(page);
    const alert = shareDialog(page).getByRole('alert');
    expect(await wordsOf(alert)).toMatch(/a lot of links.* Try again in \d+ seconds?\./);
  });
});

/** Makes all writing to the browser's storage fail in this way, until it is mended. */
async function breakStorage(page: Page, error: string): Promise<void> {
  await page.evaluate((name) => {
    const { put } = IDBObjectStore.prototype;
    const refusals = () => (window as { refusals?: number }).refusals ?? 0;
    Object.assign(window, { mend: () => Object.assign(IDBObjectStore.prototype, { put }) });
    IDBObjectStore.prototype.put = () => {
      Object.assign(window, { refusals: refusals() + 1 });
      throw new DOMException('', name);
    };
  }, error);
}

/** How often something was not kept since the storage broke. */
const refusals = (page: Page) => page.evaluate<number>('window.refusals ?? 0');
const mendStorage = (page: Page) => page.evaluate('mend(); undefined');

/** Keeps the storage busy, so that whatever is written has to wait, until it is let go. */
async function holdStorage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((open, fail) => {
      const asked = indexedDB.open('muster');
      asked.onsuccess = () => open(asked.result);
      asked.onerror = () => fail(asked.error);
    });
    const stores = [...database.objectStoreNames];
    const [first = ''] = stores;
    const store = database.transaction(stores, 'readwrite').objectStore(first);
    let held = true;
    Object.assign(window, {
      letGo: () => {
        held = false;
      },
    });
    const ask = () => {
      if (held) store.count().onsuccess = ask;
      else database.close();
    };
    ask();
  });
}

/** Makes the unit one larger: the milliseconds that saving it took, and all that the word for it said meanwhile. */
function savingOf(page: Page): Promise<{ took: number; words: string[] }> {
  const more = unitCard(page, 2).getByRole('button', { name: 'One more' });
  return more.evaluate(async (button: HTMLElement) => {
    const word = document.querySelector<HTMLElement>('[data-save]');
    if (!word) throw new Error('nothing says whether it is saved');
    const words = new Set([String(word.textContent)]);
    const parts = { subtree: true, childList: true, characterData: true, attributes: true };
    let began: number | undefined;
    const took = new Promise<number>((saved) => {
      const look = () => {
        words.add(String(word.textContent));
        if (word.dataset.save === 'saving') began ??= performance.now();
        else if (began !== undefined) saved(performance.now() - began);
      };
      new MutationObserver(look).observe(word, parts);
    });
    button.click();
    return { took: await took, words: [...words] };
  });
}

describe('the browser’s storage that', () => {
  const site = startSite();

  test('is slow is told of while it is; of a save that is quick nothing comes and goes', async () => {
    const page = await site.visitor();
    await openRoster(page, SMALL);
    await saved(page);
    await eventually(async () => {
      const { took, words } = await savingOf(page);
      // On a machine that is busy a save may be slow of itself; then once more.
      expect(took).toBeLessThan(300);
      expect(words).toEqual(['Saved']);
    });
    const before = Number(await sizeOf(page));
    await holdStorage(page);
    await oneMore(page);
    await page.getByText('Saving …', { exact: true }).waitFor();
    await page.evaluate('letGo(); undefined');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    await unitCard(page, 2).waitFor();
    expect(await sizeOf(page)).toBe(String(before + 1));
  });

  test('is full is told of, with the file offered; once there is room all is kept', async () => {
    const page = await site.visitor();
    await openRoster(page, SMALL);
    await breakStorage(page, 'QuotaExceededError');
    await oneMore(page);
    const alert = page.getByRole('alert').filter({ hasText: 'The storage of this browser is full' });
    await alert.waitFor();
    await page.getByText('Not saved', { exact: true }).waitFor();
    const text = await downloaded(page, alert.getByRole('button', { name: 'Download the roster file' }));
    expect(JSON.parse(text).units[1].size).toBe(17);
    const before = await refusals(page);
    await oneMore(page);
    await eventually(async () => expect(await refusals(page)).toBeGreaterThan(before));
    await mendStorage(page);
    await alert.getByRole('button', { name: 'Try now' }).click();
    await saved(page);
    await page.reload();
    await unitCard(page, 2).waitFor();
    expect(await sizeOf(page)).toBe('18');
  });

  test('fails is told of, tried again, and said to be saved when it is', async () => {
    const page = await site.visitor();
    await openRoster(page, SMALL);
    await breakStorage(page, 'UnknownError');
    await oneMore(page);
    await page.getByRole('alert').getByText('It keeps trying.').waitFor();
    await mendStorage(page);
    await saved(page);
    await page.reload();
    await unitCard(page, 2).waitFor();
    expect(await sizeOf(page)).toBe('17');
  });

  test('is denied is told of, and building goes on for as long as the tab', async () => {
    const page = await site.visitor();
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    await page.goto('/');
    await page.getByText('This browser lets the site keep nothing').waitFor();
    await openRoster(page, SMALL);
    await oneMore(page);
    await page.getByText('Kept only while this tab is open').waitFor();
    await eventually(async () => expect(await sizeOf(page)).toBe('17'));
    await page.reload();
    await unitCard(page, 2).waitFor();
    expect(await sizeOf(page)).toBe('17');
  });
});
