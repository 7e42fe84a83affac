import { exampleRosters, fileBooks } from '@/lib/catalogue/files';
import { checkRoster } from '@/lib/engine';
import { english } from '@/lib/words/english';

type Browser = typeof import('@/lib/catalogue/browser');

/** The browser's catalogue as a page finds it that was just opened. */
function opened(): Browser {
  let browser: Browser | undefined;
  jest.isolateModules(() => {
    browser = require('@/lib/catalogue/browser');
  });
  if (!browser) throw new Error('no catalogue');
  return browser;
}
const LISTS = ['roman', 'barbarian'];

test.each<[name: string, army: { system: string; list?: string }, loaded: string[]]>([
  ['a Roman army and its allies', { system: 'ancient', list: 'roman' }, ['roman', 'barbarian']],
  ['a Barbarian army, without the Romans', { system: 'ancient', list: 'barbarian' }, ['barbarian']],
  ['an army of a list that there is not', { system: 'ancient', list: 'atlantis' }, []],
  ['a medieval army, which has no list', { system: 'medieval' }, []],
])('loads the books of %s, and no others', async (_, army, loaded) => {
  const books = await opened().loadBooks(army, english);
  expect(books.system(army.system)?.id).toBe(army.system);
  expect(LISTS.filter((id) => books.list(id))).toEqual(loaded);
  expect(['ancient', 'medieval'].filter((id) => books.system(id))).toEqual([army.system]);
});

test('a system that there is not', async () => {
  const books = await opened().loadBooks({ system: 'modern' }, english);
  expect(books.system('modern')).toBeUndefined();
});

test('what was loaded stays, and is loaded once', async () => {
  const { loadBooks } = opened();
  const [first, again] = await Promise.all(
    [1, 2].map(() => loadBooks({ system: 'ancient', list: 'roman' }, english)),
  );
  const list = first?.list('roman');
  expect(again?.list('roman')).toBe(list);
  expect((await loadBooks({ system: 'medieval' }, english)).list('roman')).toBe(list);
});

test.each(exampleRosters())('$id has the same report in the browser as on the server', async ({ roster }) => {
  const books = await opened().loadBooks(roster, english);
  expect(checkRoster(roster, books)).toEqual(checkRoster(roster, fileBooks()));
});
