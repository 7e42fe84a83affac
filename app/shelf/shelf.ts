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
} from '@/lib/shelf';

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
  const [{ loadBooks }, { summaryOf }] = await Promise.all([
    import('@/lib/catalogue/browser'),
    import('@/lib/shelf/summary'),
  ]);
  return summaryOf(draft, await loadBooks(previewRoster(draft)));
}

/**
 * Puts a roster on the shelf as a new army; without a summary it is checked for one.
 * @throws {ShelfError} if the browser does not keep it
 * @throws {ParseError} if its list or variant does not exist
 */
export async function addArmy(roster: Roster, summary?: Summary): Promise<Army> {
  const [shelf, sum] = await Promise.all([theShelf(), summary ?? sumUpDraft(rosterDraft(roster))]);
  return shelf.put(newArmy(rosterDraft(roster), sum));
}

/** The address of an army in the builder. */
export function armyHref(id: string): string {
  return `/army?id=${encodeURIComponent(id)}`;
}
