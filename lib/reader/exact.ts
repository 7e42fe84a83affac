import { tidyRoster } from '@/lib/codec/canonical';
import type { Books } from '@/lib/engine';
import type { Roster } from '@/lib/schema';
import type { Sheet } from '@/lib/sheet';
import { sheetText } from '@/lib/sheet/text';
import { readHeading } from './heading';
import type { Library } from './library';
import { linesOf } from './lines';
import { readWritten } from './written';

/**
 * The sheet with what a reader of its text could not tell from it: names and notes that the text shows cleaned,
 * choices that are made twice, ids that read like names. Most armies have nothing of the kind.
 */
export function exactSheet(sheet: Sheet, roster: Roster, books: Books): Sheet {
  const library = libraryOf(roster, books);
  const heading = readHeading(linesOf(sheetText(sheet)), library);
  const { units: read } = readWritten(heading?.rest ?? [], { roster: { ...roster, units: [] }, library });
  const { units, ...army } = tidyRoster(roster);
  return {
    ...sheet,
    exact: difference(army, heading?.army ?? {}),
    units: sheet.units.map((unit, at) => ({
      ...unit,
      exact: difference(units[at] ?? {}, tidyUnit(read[at], roster)),
    })),
  };
}

/** The army's own books are enough to read its own text. */
function libraryOf(roster: Roster, books: Books): Library {
  const lists = roster.system === 'medieval' ? [] : [roster.list, ...alliesOf(roster.list, books)];
  return { books, systems: [roster.system], lists };
}

function alliesOf(list: string, books: Books): string[] {
  return books.list(list)?.allies.map((ally) => ally.list) ?? [];
}

/** A unit as it was read, in its canonical form. The cast: what is missing shows in the comparison. */
function tidyUnit(read: Record<string, unknown> | undefined, roster: Roster): object {
  const army = { ...roster, waivers: undefined, units: read ? [read] : [] } as unknown as Roster;
  return tidyRoster(army).units[0] ?? {};
}

/** Keys whose values differ, as JSON in which nothing moves or hides; undefined where none does. */
function difference(right: object, read: object): string | undefined {
  const keys = [...new Set([...Object.keys(right), ...Object.keys(read)])];
  const values = new Map<string, unknown>(Object.entries(right));
  const said = new Map<string, unknown>(Object.entries(read));
  const other = keys.filter((key) => JSON.stringify(values.get(key)) !== JSON.stringify(said.get(key)));
  if (other.length === 0) return undefined;
  return plainJson(Object.fromEntries(other.map((key) => [key, values.get(key) ?? null])));
}

const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** JSON in which control characters and the like stand as escapes, so that they do nothing on the way. */
function plainJson(value: unknown): string {
  return JSON.stringify(value).replace(UNSEEN, (mark) =>
    [...Array(mark.length).keys()]
      .map((at) => `\\u${mark.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
