import { ParseError } from '@/lib/schema/parse';
import type { Army, Shelf, Summary } from '@/lib/shelf';
import {
  type Backup,
  isRosterText,
  parseBackup,
  planRestore,
  type RestorePlan,
  restoredArmies,
  type Tagged,
} from '@/lib/shelf/backup';
import { issuesText } from '@/lib/shelf/files';
import { sumUpDraft, theShelf } from '../shelf/shelf';

/** The largest backup that is read. */
const MAX_FILE = 64 * 1_048_576;

/** Of an army whose list is not known here: it comes back all the same. */
const UNKNOWN: Summary = { points: 0, verdict: null };

/** What a file would bring, before it does; or that it is one roster; or why it cannot be read, with the place. */
export type Read = { plan: RestorePlan; damaged: Backup['damaged'] } | { roster: true } | { fault: string };

export async function readBackup(file: Blob): Promise<Read> {
  if (file.size > MAX_FILE) return { fault: '' };
  let text = '';
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    const backup = parseBackup(text);
    return { plan: planRestore(backup, await (await theShelf()).list()), damaged: backup.damaged };
  } catch (error) {
    if (isRosterText(text)) return { roster: true };
    return { fault: error instanceof ParseError ? issuesText(error.issues) : '' };
  }
}

/** What a plan brought: armies, and tags for others, with those that they had before. */
export interface Restored {
  armies: readonly Army[];
  tagged: readonly Tagged[];
}

/**
 * Puts what a plan brings on the shelf, and gives it.
 * @throws {ShelfError} if the browser does not keep it; what came before stays
 */
export async function restore(plan: RestorePlan): Promise<Restored> {
  const shelf = await theShelf();
  const armies = await restoredArmies(plan, (draft) => sumUpDraft(draft).catch(() => UNKNOWN));
  for (const army of armies) await shelf.restore(army);
  for (const each of plan.tagged) await setTags(shelf, each);
  return { armies, tagged: plan.tagged };
}

/** Writes the tags of an army as it is now, if it is still there. */
async function setTags(shelf: Shelf, { army: { id }, tags }: Tagged): Promise<void> {
  const now = await shelf.get(id);
  if (now) await shelf.put({ ...now, tags });
}

/** Takes what was restored away again. */
export async function takeBack({ armies, tagged }: Restored): Promise<void> {
  const shelf = await theShelf();
  for (const { id } of armies) await shelf.remove(id);
  for (const { army } of tagged) await setTags(shelf, { army, tags: army.tags ?? [] });
}
