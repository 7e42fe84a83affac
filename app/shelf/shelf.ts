import type { Roster } from '@/lib/schema';
import { type Army, newArmy, openShelf, rosterDraft, type Shelf, type Summary } from '@/lib/shelf';

let opening: Promise<Shelf> | undefined;

/** The one shelf of this page. */
export function theShelf(): Promise<Shelf> {
  opening ??= openShelf();
  return opening;
}

async function sumUp(roster: Roster): Promise<Summary> {
  const [{ loadBooks }, { summaryOf }] = await Promise.all([
    import('@/lib/catalogue/browser'),
    import('@/lib/shelf/summary'),
  ]);
  return summaryOf(rosterDraft(roster), await loadBooks(roster));
}

/**
 * Puts a roster on the shelf as a new army; without a summary it is checked for one.
 * @throws {ShelfError} if the browser does not keep it
 * @throws {ParseError} if its list or variant does not exist
 */
export async function addArmy(roster: Roster, summary?: Summary): Promise<Army> {
  const [shelf, sum] = await Promise.all([theShelf(), summary ?? sumUp(roster)]);
  return shelf.put(newArmy(rosterDraft(roster), sum));
}

/** The address of an army in the builder. */
export function armyHref(id: string): string {
  return `/army?id=${encodeURIComponent(id)}`;
}
