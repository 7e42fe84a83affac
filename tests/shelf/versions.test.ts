import { openDB } from 'idb';
import { closeTabs, freshBrowser, legion, tab } from './armies';

let name: string;
beforeEach(() => {
  name = freshBrowser();
});
afterEach(closeTabs);

test('armies of the first version of the shelf are all there, and histories can be kept', async () => {
  const army = { ...legion(), rev: 3 };
  const first = await openDB(name, 1, {
    upgrade: (database) => void database.createObjectStore('armies', { keyPath: 'id' }),
  });
  await first.put('armies', army);
  first.close();
  const shelf = await tab(name);
  expect(shelf.lasting).toBe(true);
  expect(await shelf.list()).toEqual([army]);
  await shelf.keepHistory({ id: army.id, rev: 3, past: [], present: army.draft, future: [] });
  expect(await shelf.history(army.id)).toMatchObject({ rev: 3 });
});

test('a shelf that a later version has been at is read and written all the same', async () => {
  const army = await (await tab(name)).put(legion());
  closeTabs();
  const later = await openDB(name, 99, {
    upgrade: (database) => void database.createObjectStore('something', { keyPath: 'id' }),
  });
  later.close();
  const shelf = await tab(name);
  expect(shelf.lasting).toBe(true);
  expect((await shelf.put(army)).rev).toBe(2);
});
