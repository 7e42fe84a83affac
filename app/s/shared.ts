import { dataVersion, fileBooks } from '@/lib/catalogue/files';
import { type DataChange, dataChanges, figuresOf } from '@/lib/changes';
import { type Books, checkRoster } from '@/lib/engine';
import { type SharedRoster, sharedRoster } from '@/lib/http/shares';
import type { Report, Verdict } from '@/lib/schema';
import { rosterSheet, type Sheet } from '@/lib/sheet';
import type { Words } from '@/lib/words';

/** A shared army with its sheet of today. */
export interface Shared {
  id: string;
  link: string;
  sheet: Sheet;
  /** The version of the army lists when it was shared. */
  sharedBy: string;
  /** When it was shared, in ISO 8601. */
  sharedAt: string;
  /** How it stood when it was shared; null for shares of before that was kept. */
  stood: Stood | null;
}

interface Stood {
  points: Report['points'];
  verdict: Verdict;
  breaches: number;
  /** What the data of today make of it; empty where all is as it was. */
  changes: DataChange[];
}

/**
 * The sheet of a shared army in a reader's words, or undefined where nothing was shared by this id.
 * @throws {ProblemError} 410 if it was withdrawn, {StoreError} if the store fails
 */
export async function sharedSheet(id: string, link: string, words: Words): Promise<Shared | undefined> {
  const shared = await sharedRoster(id);
  if (!shared) return undefined;
  const books = fileBooks(words);
  const extra = { date: shared.sharedAt, dataVersion: dataVersion(), link };
  return {
    id,
    link,
    sheet: rosterSheet(shared.roster, books, extra),
    sharedBy: shared.dataVersion,
    sharedAt: shared.sharedAt.toISOString(),
    stood: shared.reportThen && stoodAt(shared, shared.reportThen, books),
  };
}

function stoodAt({ roster }: SharedRoster, report: Report, books: Books): Stood {
  const now = figuresOf(roster, checkRoster(roster, books), books);
  const { points, verdict, breaches } = report;
  const changes = dataChanges(figuresOf(roster, report, books), now);
  return { points, verdict, breaches: breaches.length, changes };
}
