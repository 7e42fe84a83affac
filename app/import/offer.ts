import { canonicalRoster } from '@/lib/codec/canonical';
import { MAX_NAME } from '@/lib/schema/limits';
import { rosterSheet } from '@/lib/sheet/model';
import type { Sheet } from '@/lib/sheet/sheet';
import { type Army, draftRoster, freshName, newKey } from '@/lib/shelf';
import { theShelf } from '../shelf/shelf';
import { pageWords } from '../words/page-words';
import type { Read } from './read';

/** An army as it would come in. */
export interface Offered extends Read {
  key: string;
  sheet: Sheet;
  /** The army that is there already with just this content. */
  twin?: Army;
  /** The name that it had, where another army has that: it comes in under a fresh one. */
  renamed?: string;
}

/**
 * What an army would be on the shelf, beside those that come in before it: its sheet, its twin, and a name that no
 * other has.
 * @throws {ParseError} where its list does not exist
 */
export async function offerOf(read: Read, before: readonly Offered[]): Promise<Offered> {
  const [{ loadBooks }, armies] = await Promise.all([import('@/lib/catalogue/browser'), keptArmies()]);
  const { name } = read.roster;
  const taken = [...armies.map(({ draft }) => draft.name), ...before.map(({ roster }) => roster.name)];
  const isTaken = name !== undefined && name !== '' && taken.includes(name);
  const roster = isTaken
    ? { ...read.roster, name: freshName(name.slice(0, MAX_NAME - NUMBER), taken) }
    : read.roster;
  const twin = twinOf(read, armies);
  return {
    ...read,
    key: newKey(),
    roster,
    sheet: rosterSheet(roster, await loadBooks(roster, pageWords())),
    ...(twin ? { twin } : {}),
    ...(isTaken ? { renamed: name } : {}),
  };
}

/** Letters that are kept for the number of a fresh name. */
const NUMBER = 5;

/** A shelf that cannot be read has none. */
async function keptArmies(): Promise<Army[]> {
  return theShelf()
    .then((shelf) => shelf.list())
    .catch(() => []);
}

function twinOf({ roster }: Read, armies: readonly Army[]): Army | undefined {
  const content = canonicalRoster(roster);
  return armies.find(({ draft }) => {
    const kept = draftRoster(draft);
    return kept !== null && canonicalRoster(kept) === content;
  });
}
