import { type Draft, OpenArmy, type Shelf, type Summary } from '@/lib/shelf';
import { closeTabs, freshBrowser, legion, tab, until } from './armies';

let name: string;
const opened: OpenArmy[] = [];

beforeEach(() => {
  name = freshBrowser();
});
afterEach(() => {
  for (const army of opened.splice(0)) army.stop();
  closeTabs();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const SUMMARY: Summary = { points: 77, verdict: 'legal' };

async function open(shelf: Shelf, id: string): Promise<OpenArmy> {
  const army = new OpenArmy(shelf, id, () => ({ summary: SUMMARY }));
  opened.push(army);
  await army.start();
  return army;
}

const named = (to: string) => (draft: Draft) => ({ ...draft, name: to });
const nameOf = (army: OpenArmy) => army.see().army?.draft.name;
const keptName = async (shelf: Shelf, id: string) => (await shelf.get(id))?.draft.name;
const saved = (army: OpenArmy) => until(() => army.see().save === 'saved' && !army.unsaved);

/** Two tabs with the same army open. */
async function twoTabs() {
  const [shelf, otherShelf] = [await tab(name), await tab(name)];
  const { id } = await shelf.put(legion());
  return { id, shelf, mine: await open(shelf, id), theirs: await open(otherShelf, id) };
}

/** Two tabs that changed the same army at the same moment; `mine` came second. */
async function inConflict() {
  const tabs = await twoTabs();
  tabs.theirs.change(named('theirs'));
  tabs.mine.change(named('mine'));
  await until(() => tabs.mine.see().save === 'conflict');
  return tabs;
}

test('an army that is not there is missing', async () => {
  const army = await open(await tab(name), 'nothing');
  expect(army.see()).toMatchObject({ state: 'missing', army: null });
});

test('a change may be written a moment later, at once where that is asked for', async () => {
  const shelf = await tab(name);
  const { id } = await shelf.put(legion());
  const waiting: (() => void)[] = [];
  const army = new OpenArmy(shelf, id, undefined, (write) => waiting.push(write));
  opened.push(army);
  await army.start();
  army.change(named('first'));
  expect(army.see()).toMatchObject({ save: 'saving', army: { draft: { name: 'first' } } });
  expect(army.unsaved).toBe(true);
  await army.flush();
  expect(await keptName(shelf, id)).toBe('first');
  army.change(named('second'));
  expect(await keptName(shelf, id)).toBe('first');
  for (const write of waiting) write();
  await saved(army);
  expect(await keptName(shelf, id)).toBe('second');
});

test('a change is shown at once and saved with its summary', async () => {
  const shelf = await tab(name);
  const { id } = await shelf.put(legion());
  const army = await open(shelf, id);
  army.change(named('changed'));
  expect(army.see()).toMatchObject({ save: 'saving', army: { draft: { name: 'changed' } } });
  await saved(army);
  expect(await shelf.get(id)).toMatchObject({ rev: 2, summary: SUMMARY, draft: { name: 'changed' } });
});

test('a change that changes nothing writes nothing', async () => {
  const shelf = await tab(name);
  const { id } = await shelf.put(legion());
  const army = await open(shelf, id);
  army.change((draft) => draft);
  expect(army.see().save).toBe('saved');
  expect((await shelf.get(id))?.rev).toBe(1);
});

test('of many changes at once the last wins, with few writes', async () => {
  const shelf = await tab(name);
  const { id } = await shelf.put(legion());
  const army = await open(shelf, id);
  for (let step = 1; step <= 100; step += 1) army.change(named(`step ${step}`));
  await saved(army);
  expect(await shelf.get(id)).toMatchObject({ rev: 3, draft: { name: 'step 100' } });
});

test('the army stays the same object while only its saving goes on', async () => {
  const shelf = await tab(name);
  const army = await open(shelf, (await shelf.put(legion())).id);
  army.change(named('changed'));
  const shown = army.see().army;
  await saved(army);
  expect(army.see().army).toBe(shown);
});

describe('two tabs', () => {
  test('a change elsewhere is taken over while nothing here is unsaved', async () => {
    const { mine, theirs } = await twoTabs();
    theirs.change(named('theirs'));
    await until(() => nameOf(mine) === 'theirs');
    mine.change(named('mine again'));
    await until(() => nameOf(theirs) === 'mine again');
    expect([mine.see().save, theirs.see().save]).toEqual(['saved', 'saved']);
  });

  test('changes to both are a conflict, which shows both and overwrites neither', async () => {
    const { id, shelf, mine } = await inConflict();
    expect(nameOf(mine)).toBe('mine');
    expect(mine.see().theirs?.draft.name).toBe('theirs');
    mine.change(named('mine, further'));
    await mine.flush();
    expect(await keptName(shelf, id)).toBe('theirs');
  });

  test('keep mine: it replaces what is kept', async () => {
    const { id, shelf, mine, theirs } = await inConflict();
    await mine.keepMine();
    expect(mine.see()).toMatchObject({ save: 'saved', theirs: undefined });
    expect(await keptName(shelf, id)).toBe('mine');
    await until(() => nameOf(theirs) === 'mine');
  });

  test('take theirs: it replaces what is shown', async () => {
    const { id, shelf, mine } = await inConflict();
    mine.takeTheirs();
    expect(nameOf(mine)).toBe('theirs');
    mine.change(named('goes on'));
    await saved(mine);
    expect(await keptName(shelf, id)).toBe('goes on');
  });

  test('keep both: mine becomes a copy', async () => {
    const { id, shelf, mine } = await inConflict();
    const copy = await mine.keepBoth();
    expect(await keptName(shelf, id)).toBe('theirs');
    expect(await keptName(shelf, copy ?? '')).toBe('mine (copy)');
    expect(nameOf(mine)).toBe('theirs');
  });

  test('removed elsewhere: the army stays on screen until the player chooses', async () => {
    const { id, shelf, mine, theirs } = await twoTabs();
    await shelf.remove(id);
    await until(() => theirs.see().save === 'conflict');
    expect(nameOf(theirs)).toBe('Legio XX');
    expect(theirs.see().theirs).toBeUndefined();
    await theirs.keepMine();
    expect(await keptName(shelf, id)).toBe('Legio XX');
    await until(() => mine.see().save === 'saved');
  });

  test('removed elsewhere, and let go', async () => {
    const { id, shelf, theirs } = await twoTabs();
    await shelf.remove(id);
    await until(() => theirs.see().save === 'conflict');
    theirs.takeTheirs();
    expect(theirs.see()).toMatchObject({ state: 'missing', army: null, save: 'saved' });
  });

  test('removed elsewhere and restored there: all is as before', async () => {
    const { id, shelf, theirs } = await twoTabs();
    const removed = await shelf.remove(id);
    await until(() => theirs.see().save === 'conflict');
    if (removed) await shelf.restore(removed);
    await until(() => theirs.see().save === 'saved');
    theirs.change(named('goes on'));
    await saved(theirs);
    expect(await keptName(shelf, id)).toBe('goes on');
  });
});

describe('a save that fails', () => {
  function failing(error: DOMException, times: number) {
    const put = jest.spyOn(IDBObjectStore.prototype, 'put');
    for (let time = 0; time < times; time += 1) {
      put.mockImplementationOnce(() => {
        throw error;
      });
    }
  }

  test.each([
    ['UnknownError', 'failed'],
    ['QuotaExceededError', 'full'],
  ] as const)('%s says %s, keeps what is shown, and is tried again by itself', async (error, state) => {
    const shelf = await tab(name);
    const { id } = await shelf.put(legion());
    const army = await open(shelf, id);
    failing(new DOMException('', error), 1);
    army.change(named('changed'));
    await until(() => army.see().save === state);
    expect(army.unsaved).toBe(true);
    expect(nameOf(army)).toBe('changed');
    await saved(army);
    expect(await keptName(shelf, id)).toBe('changed');
  });

  test('waits longer after each failure', async () => {
    const shelf = await tab(name);
    const army = await open(shelf, (await shelf.put(legion())).id);
    const later = jest.spyOn(globalThis, 'setTimeout');
    const waits = () => later.mock.calls.map(([, wait]) => wait ?? 0).filter((wait) => wait >= 1_000);
    failing(new DOMException('', 'UnknownError'), 3);
    for (const step of [1, 2, 3]) {
      army.change(named(`step ${step}`));
      await until(() => waits().length === step);
    }
    expect(waits()).toEqual([1_000, 2_000, 4_000]);
  });

  test('can be tried again at once, and by the next change', async () => {
    const shelf = await tab(name);
    const { id } = await shelf.put(legion());
    const army = await open(shelf, id);
    failing(new DOMException('', 'UnknownError'), 1);
    army.change(named('changed'));
    await until(() => army.see().save === 'failed');
    await army.flush();
    expect(army.see().save).toBe('saved');
    failing(new DOMException('', 'UnknownError'), 1);
    army.change(named('again'));
    await until(() => army.see().save === 'failed');
    army.change(named('and again'));
    await saved(army);
    expect(await keptName(shelf, id)).toBe('and again');
  });

  test('a change elsewhere meanwhile is a conflict', async () => {
    const { mine, theirs } = await twoTabs();
    failing(new DOMException('', 'UnknownError'), 1);
    mine.change(named('mine'));
    await until(() => mine.see().save === 'failed');
    theirs.change(named('theirs'));
    await until(() => mine.see().save === 'conflict');
    expect([nameOf(mine), mine.see().theirs?.draft.name]).toEqual(['mine', 'theirs']);
  });
});
