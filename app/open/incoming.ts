import type { Roster } from '@/lib/schema';
import type { Sheet } from '@/lib/sheet/sheet';
import type { Army } from '@/lib/shelf';
import type { Words } from '@/lib/words';
import { theShelf } from '../shelf/shelf';

/** An army that a link brings: what it is, and the same army if it is on the shelf already. */
export interface Incoming {
  roster: Roster;
  sheet: Sheet;
  twin?: Army;
}

/** Why nothing comes of a link: it is not as it was made, or nobody here understands it. */
export type Fault = { kind: 'damaged' } | { kind: 'unknown'; says: string } | { kind: 'failed' };

/** Reads what the `#…` of a link carries; what is wrong with it comes back as a fault. */
export async function readLink(fragment: string, words: Words): Promise<Incoming | Fault> {
  try {
    const [{ rosterOfLink }, { loadBooks }, { rosterSheet }] = await Promise.all([
      import('@/lib/codec'),
      import('@/lib/catalogue/browser'),
      import('@/lib/sheet/model'),
    ]);
    const roster = rosterOfLink(fragment);
    const sheet = rosterSheet(roster, await loadBooks(roster, words));
    return { roster, sheet, twin: await twinOf(roster) };
  } catch (error) {
    return faultOf(error);
  }
}

async function faultOf(error: unknown): Promise<Fault> {
  const [{ DamagedCode }, { ParseError }, { issuesText }] = await Promise.all([
    import('@/lib/codec'),
    import('@/lib/schema/parse'),
    import('@/lib/shelf/files'),
  ]);
  if (error instanceof DamagedCode) return { kind: 'damaged' };
  return error instanceof ParseError
    ? { kind: 'unknown', says: issuesText(error.issues) }
    : { kind: 'failed' };
}

/** The army of the shelf that has just this content. A shelf that cannot be read has none. */
async function twinOf(roster: Roster): Promise<Army | undefined> {
  const [{ canonicalRoster }, { draftRoster }] = await Promise.all([
    import('@/lib/codec/canonical'),
    import('@/lib/shelf'),
  ]);
  const content = canonicalRoster(roster);
  const armies = await theShelf()
    .then((shelf) => shelf.list())
    .catch(() => []);
  return armies.find(({ draft }) => {
    const kept = draftRoster(draft);
    return kept !== null && canonicalRoster(kept) === content;
  });
}
