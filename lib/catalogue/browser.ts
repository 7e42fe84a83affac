import type { Books } from '@/lib/engine';
import type { ArmyList, System } from '@/lib/schema';
import type { Charts } from '@/lib/schema/charts';
import type { Words } from '@/lib/words';

const systems = new Map<string, System>();
const lists = new Map<string, ArmyList>();
const charts = new Map<string, Charts>();

const inWords = new Map<Words, Books>();

/** The books in these words, always the same object. */
function booksIn(words: Words): Books {
  const old = inWords.get(words);
  if (old) return old;
  const books: Books = { system: (id) => systems.get(id), list: (id) => lists.get(id), words };
  inWords.set(words, books);
  return books;
}

/**
 * Loads the rule books that an army needs, and no others: its system, its list and the lists of its allies.
 * The files were parsed and cross-checked when the program was tested and built.
 * A list that does not exist is left out, so that the books answer undefined for it.
 */
export async function loadBooks(
  army: { system: string; list?: string | undefined },
  words: Words,
): Promise<Books> {
  await Promise.all([
    load(systems, army.system, () => import(`../../data/systems/${army.system}.json`)),
    army.list === undefined ? undefined : loadList(army.list).then((list) => loadAllies(list)),
  ]);
  return booksIn(words);
}

/** The same books where all of them have been loaded before; undefined where one is still to come. */
export function booksAtHand(
  { system, list }: { system: string; list?: string | undefined },
  words: Words,
): Books | undefined {
  const book = list === undefined ? undefined : lists.get(list);
  const there = systems.has(system) && (list === undefined || book !== undefined);
  const allied = (book?.allies ?? []).every((ally) => lists.has(ally.list));
  return there && allied ? booksIn(words) : undefined;
}

/** Loads the charts of a rule system; undefined where it has none. */
export function loadCharts(system: string): Promise<Charts | undefined> {
  return load(charts, system, () => import(`../../data/charts/${system}.json`));
}

async function loadAllies(list: ArmyList | undefined): Promise<void> {
  await Promise.all((list?.allies ?? []).map((ally) => loadList(ally.list)));
}

function loadList(id: string): Promise<ArmyList | undefined> {
  return load(lists, id, () => import(`../../data/lists/${id}.json`));
}

async function load<T>(
  into: Map<string, T>,
  id: string,
  read: () => Promise<{ default: unknown }>,
): Promise<T | undefined> {
  if (!into.has(id)) {
    const file = await read().catch((error: unknown) => missing(error));
    if (file) into.set(id, file.default as T);
  }
  return into.get(id);
}

/** A file that is not there answers undefined; a network that fails is an error that the page must show. */
function missing(error: unknown): undefined {
  if (/cannot find module/i.test(String(error))) return undefined;
  throw error;
}
