import type { Roster } from '@/lib/schema';
import {
  type Army,
  type Draft,
  newArmy,
  openShelf,
  previewRoster,
  rosterDraft,
  type Shelf,
  type Summary,
  type Weighed,
} from '@/lib/shelf';
import { pageDataVersion } from '../ui/data-version';
import { pageWords } from '../words/page-words';

let opening: Promise<Shelf> | undefined;

/** The one shelf of this page. */
export function theShelf(): Promise<Shelf> {
  opening ??= openShelf();
  return opening;
}

/**
 * What the list of armies shows of a draft; the rules are loaded for it.
 * @throws {ParseError} if its list or variant does not exist
 */
export async function sumUpDraft(draft: Draft): Promise<Summary> {
  return (await weighed(newArmy(draft, UNKNOWN))).summary;
}

/** What an army comes to by the data of this page. */
async function weighed(army: Army): Promise<Weighed> {
  const [{ loadBooks }, { weigh }] = await Promise.all([
    import('@/lib/catalogue/browser'),
    import('@/lib/shelf/news'),
  ]);
  const roster = previewRoster(army.draft);
  return weigh(army.draft, army, { books: await loadBooks(roster, pageWords()), data: pageDataVersion() });
}

const UNKNOWN: Summary = { points: 0, verdict: null };

/**
 * Puts a roster on the shelf as a new army, with what it comes to by today's data.
 * @throws {ShelfError} if the browser does not keep it
 * @throws {ParseError} if its list or variant does not exist
 */
export async function addArmy(roster: Roster): Promise<Army> {
  const army = newArmy(rosterDraft(roster), UNKNOWN);
  const [shelf, known] = await Promise.all([theShelf(), weighed(army)]);
  return shelf.put({ ...army, ...known });
}

/** The address of an army in the builder. */
export function armyHref(id: string): string {
  return `/army?id=${encodeURIComponent(id)}`;
}
