import { ParseError } from '@/lib/schema/parse';
import type { Army, Summary } from '@/lib/shelf';
import { type Backup, parseBackup, planRestore, type RestorePlan, restoredArmies } from '@/lib/shelf/backup';
import { issuesText } from '@/lib/shelf/files';
import { sumUpDraft, theShelf } from '../shelf/shelf';

/** The largest backup that is read. */
const MAX_FILE = 64 * 1_048_576;

/** Of an army whose list is not known here: it comes back all the same. */
const UNKNOWN: Summary = { points: 0, verdict: null };

/** What a file would bring, before it does; or why it cannot be read, with the place. */
export type Read = { plan: RestorePlan; damaged: Backup['damaged'] } | { fault: string };

export async function readBackup(file: Blob): Promise<Read> {
  try {
    if (file.size > MAX_FILE) return { fault: '' };
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    const backup = parseBackup(text);
    return { plan: planRestore(backup, await (await theShelf()).list()), damaged: backup.damaged };
  } catch (error) {
    return { fault: error instanceof ParseError ? issuesText(error.issues) : '' };
  }
}

/**
 * Puts what a plan brings on the shelf, and gives it.
 * @throws {ShelfError} if the browser does not keep it; what came before stays
 */
export async function restore(plan: RestorePlan): Promise<Army[]> {
  const shelf = await theShelf();
  const armies = await restoredArmies(plan, (draft) => sumUpDraft(draft).catch(() => UNKNOWN));
  for (const army of armies) await shelf.restore(army);
  return armies;
}

/** Takes what was restored away again. */
export async function takeBack(armies: readonly Army[]): Promise<void> {
  const shelf = await theShelf();
  for (const { id } of armies) await shelf.remove(id);
}
