import type { Library } from '@/lib/reader/library';
import type { ArmyChoice } from '../home/types';
import { pageWords } from '../words/page-words';

/** All rule books that an army can be begun from, loaded. */
export async function loadLibrary(choices: readonly ArmyChoice[]): Promise<Library> {
  const { loadBooks } = await import('@/lib/catalogue/browser');
  const all = await Promise.all(choices.map((choice) => loadBooks(choice, pageWords())));
  const [books] = all;
  if (!books) throw new Error('there is no army list');
  const lists = choices.flatMap(({ list }) => list ?? []);
  return {
    books,
    systems: [...new Set(choices.map(({ system }) => system))],
    lists: [...new Set(lists)],
  };
}
