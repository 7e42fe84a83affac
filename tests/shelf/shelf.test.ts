import { Conflict, copyOfArmy, draftRoster, freshName, openShelf, ShelfError } from '@/lib/shelf';
import type { Notice } from '@/lib/shelf/shelf';
import { closeTabs, freshBrowser, LEGION, legion, tab, until } from './armies';

let name: string;
beforeEach(() => {
  name = freshBrowser();
});
afterEach(() => {
  closeTabs();
  jest.restoreAllMocks();
});

test('keeps an army: what is got is what was put, with the next revision', async () => {
  const shelf = await tab(name);
  const army = legion();
  const put = await shelf.put(army);
  expect(put.rev).toBe(1);
  expect(await shelf.get(army.id)).toEqual(put);
  expect(draftRoster(put.draft)).toEqual(LEGION);
});

test('an army outlives the tab that made it', async () => {
  const { id } = await (await tab(name)).put(legion());
  closeTabs();
  expect((await (await tab(name)).get(id))?.draft.name).toBe('Legio XX');
});

test('lists the last changed first', async () => {
  const shelf = await tab(name);
  const clock = jest.spyOn(Date, 'now');
  for (const [at, army] of [
    [3, 'c'],
    [1, 'a'],
    [2, 'b'],
  ] as const) {
    clock.mockReturnValue(at);
    await shelf.put(legion(army));
  }
  expect((await shelf.list()).map((army) => army.draft.name)).toEqual(['c', 'b', 'a']);
});

test('get and remove of what is not there give undefined', async () => {
  const shelf = await tab(name);
  expect(await shelf.get('nothing')).toBeUndefined();
  expect(await shelf.remove('nothing')).toBeUndefined();
});

describe('a stale revision is a conflict, and what was kept stays', () => {
  test('changed in another tab', async () => {
    const [mine, theirs] = [await tab(name), await tab(name)];
    const first = await mine.put(legion());
    const second = await theirs.put({ ...first, draft: { ...first.draft, name: 'theirs' } });
    const stale = mine.put({ ...first, draft: { ...first.draft, name: 'mine' } });
    await expect(stale).rejects.toThrow(Conflict);
    await expect(stale).rejects.toMatchObject({ theirs: second });
    expect((await mine.get(first.id))?.draft.name).toBe('theirs');
  });

  test('removed in another tab', async () => {
    const [mine, theirs] = [await tab(name), await tab(name)];
    const first = await mine.put(legion());
    await theirs.remove(first.id);
    const stale = mine.put(first);
    await expect(stale).rejects.toThrow(Conflict);
    await expect(stale).rejects.toMatchObject({ theirs: undefined });
    expect(await mine.list()).toEqual([]);
  });

  test('of two tabs that write at the same moment one gets a conflict', async () => {
    const [mine, theirs] = [await tab(name), await tab(name)];
    const first = await mine.put(legion());
    const results = await Promise.allSettled([mine.put(first), theirs.put(first)]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('restore', () => {
  test('puts a removed army back with its date, and its old revisions stay stale', async () => {
    const shelf = await tab(name);
    const army = await shelf.put(legion());
    const removed = await shelf.remove(army.id);
    expect(removed).toEqual(army);
    expect(await shelf.restore(army)).toEqual({ ...army, rev: 2 });
    await expect(shelf.put(army)).rejects.toThrow(Conflict);
  });

  test('does not overwrite an army that is there', async () => {
    const shelf = await tab(name);
    const army = await shelf.put(legion());
    await expect(shelf.restore({ ...army, draft: { ...army.draft, name: 'old' } })).rejects.toThrow(Conflict);
    expect((await shelf.get(army.id))?.draft.name).toBe('Legio XX');
  });
});

test('tells other tabs what was written and removed, and not the tab itself', async () => {
  const [mine, theirs] = [await tab(name), await tab(name)];
  const [heardHere, heardThere]: Notice[][] = [[], []];
  mine.watch((notice) => heardHere?.push(notice));
  const stop = theirs.watch((notice) => heardThere?.push(notice));
  const { id } = await mine.put(legion());
  await mine.remove(id);
  await until(() => heardThere?.length === 2);
  expect(heardThere).toEqual([
    { id, rev: 1, change: 'put' },
    { id, rev: 1, change: 'removed' },
  ]);
  expect(heardHere).toEqual([]);
  stop();
});

describe('a copy', () => {
  test('is another army with another name', () => {
    const army = legion();
    const copy = copyOfArmy({ ...army, rev: 7 });
    expect(copy.id).not.toBe(army.id);
    expect(copy).toMatchObject({ rev: 0, summary: army.summary, draft: { name: 'Legio XX (copy)' } });
  });

  test('keeps the tags, and has none where there are none', () => {
    expect(copyOfArmy({ ...legion(), tags: ['club', 'winter'] }).tags).toEqual(['club', 'winter']);
    expect(copyOfArmy(legion())).not.toHaveProperty('tags');
  });

  test('of a name of 200 characters has a name of at most 200', () => {
    const copy = copyOfArmy(legion('x'.repeat(200)));
    expect(copy.draft.name).toHaveLength(200);
    expect(copy.draft.name?.endsWith(' (copy)')).toBe(true);
  });

  test('of an unnamed army has a name', () => expect(copyOfArmy(legion('')).draft.name).toBe('Copy'));

  test('never ends in half a character', () => {
    const name = copyOfArmy(legion(`${'x'.repeat(192)}🛡${'x'.repeat(6)}`)).draft.name;
    expect(name).toBe(`${'x'.repeat(192)} (copy)`);
  });
});

test.each([
  [[], 'Roman army'],
  [['Roman'], 'Roman army'],
  [['Roman army'], 'Roman army 2'],
  [['Roman army 2', undefined, 'Roman army', 'Roman army 4'], 'Roman army 3'],
])('beside %j a new army is called %s', (taken, name) => expect(freshName('Roman army', taken)).toBe(name));

describe('errors', () => {
  test('storage that is full is told apart, and nothing is half written', async () => {
    const shelf = await tab(name);
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(shelf.put(legion())).rejects.toMatchObject({ name: 'ShelfError', problem: 'full' });
    put.mockRestore();
    expect(await shelf.list()).toEqual([]);
  });

  test('storage that fills up at the commit is told apart too', async () => {
    const shelf = await tab(name);
    const put = IDBObjectStore.prototype.put;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
      const request = put.call(this, value);
      request.addEventListener('success', () => {
        Object.defineProperty(this.transaction, 'error', {
          value: new DOMException('no room', 'QuotaExceededError'),
        });
        this.transaction.abort();
      });
      return request;
    });
    await expect(shelf.put(legion())).rejects.toMatchObject({ problem: 'full' });
  });

  test('any other trouble is a failure', async () => {
    const shelf = await tab(name);
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('disk', 'UnknownError');
    });
    await expect(shelf.put(legion())).rejects.toMatchObject({ name: 'ShelfError', problem: 'failed' });
  });

  test('a connection that the browser has closed is opened again', async () => {
    const shelf = await tab(name);
    const army = await shelf.put(legion());
    const real = IDBDatabase.prototype.transaction;
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
    await expect(shelf.put(army)).rejects.toThrow(ShelfError);
    expect(IDBDatabase.prototype.transaction).not.toBe(real);
    expect((await shelf.put(army)).rev).toBe(2);
  });
});

describe('where the browser offers no database', () => {
  function session(limit = Number.POSITIVE_INFINITY) {
    const held = new Map<string, string>();
    return {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > limit) throw new DOMException('no room', 'QuotaExceededError');
        held.set(key, value);
      },
    };
  }

  beforeEach(() => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError');
    });
  });

  test('armies last as long as the tab, and the shelf says so', async () => {
    const storage = session();
    const shelf = await openShelf({ name, fallback: () => storage });
    expect(shelf.lasting).toBe(false);
    const army = await shelf.put(legion());
    await expect(shelf.put({ ...army, rev: 0 })).rejects.toThrow(Conflict);
    shelf.close();
    const reloaded = await openShelf({ name, fallback: () => storage });
    expect(await reloaded.list()).toEqual([army]);
    expect(await reloaded.remove(army.id)).toEqual(army);
    expect(await reloaded.list()).toEqual([]);
    reloaded.close();
  });

  test('even with no storage at all', async () => {
    const shelf = await tab(name);
    const army = await shelf.put(legion());
    expect(shelf.lasting).toBe(false);
    expect(await shelf.get(army.id)).toEqual(army);
  });

  test('storage of the tab that is full is told apart, and what was there stays', async () => {
    const shelf = await openShelf({ name, fallback: () => session(1_000) });
    const army = await shelf.put(legion());
    const long = { ...army, draft: { ...army.draft, name: 'x'.repeat(2_000) } };
    await expect(shelf.put(long)).rejects.toMatchObject({ problem: 'full' });
    expect(await shelf.get(army.id)).toEqual(army);
    shelf.close();
  });
});
