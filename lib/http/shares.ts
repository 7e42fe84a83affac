import { dataVersion, fileBooks } from '@/lib/catalogue/files';
import { canonicalRoster } from '@/lib/codec';
import { isRosterId, rosterId } from '@/lib/codec/hash';
import { checkRoster } from '@/lib/engine';
import type { Report, Roster } from '@/lib/schema';
import { parseRoster } from '@/lib/schema/parse';
import { findShare, saveShare, withdrawShare } from '@/lib/store';
import { ProblemError } from './problem';

/** A frozen roster. */
export interface SharedRoster {
  roster: Roster;
  sharedAt: Date;
  /** The version of the army lists when it was shared. */
  dataVersion: string;
  /** Its report when it was shared; null for shares of before reports were kept. */
  reportThen: Report | null;
}

/**
 * Freezes a roster, whatever its verdict, with its report of today, and names it by its content.
 * @param keyHash the hash of the key by which its maker can withdraw it
 * @throws {ParseError} if no check could understand it, {StoreError} if the store fails
 */
export async function shareRoster(roster: Roster, keyHash?: string): Promise<string> {
  const report = JSON.stringify(checkRoster(roster, fileBooks()));
  const id = rosterId(roster);
  await saveShare({ id, roster: canonicalRoster(roster), report, dataVersion: dataVersion(), keyHash });
  return id;
}

/**
 * The roster that was shared by an id, or undefined.
 * @throws {ProblemError} 410 if it was withdrawn, {StoreError} if the store fails
 */
export async function sharedRoster(id: string): Promise<SharedRoster | undefined> {
  const share = isRosterId(id) ? await findShare(id) : undefined;
  if (!share) return undefined;
  if (share.withdrawn) throw new ProblemError(WITHDRAWN);
  const { roster, report, sharedAt, dataVersion: sharedBy } = share;
  return {
    roster: parseRoster(JSON.parse(roster)),
    sharedAt,
    dataVersion: sharedBy,
    reportThen: report === null ? null : JSON.parse(report),
  };
}

/**
 * The same with its report of today.
 * @throws {ProblemError} 410 if it was withdrawn, {StoreError} if the store fails
 */
export async function sharedArmy(id: string): Promise<(SharedRoster & { report: Report }) | undefined> {
  const shared = await sharedRoster(id);
  return shared && { ...shared, report: checkRoster(shared.roster, fileBooks()) };
}

/**
 * Takes back what the holder of a key has shared, and tells whether its link still works since others shared it too.
 * @throws {ProblemError} 404 if nothing was shared by this id, 403 if not by this key, {StoreError} if the store fails
 */
export async function withdrawRoster(id: string, keyHash: string): Promise<{ shared: boolean }> {
  const outcome = isRosterId(id) ? await withdrawShare(id, keyHash) : 'unknown';
  if (outcome === 'unknown') throw new ProblemError(UNKNOWN);
  if (outcome === 'not-yours') throw new ProblemError(NOT_YOURS);
  return { shared: outcome === 'kept' };
}

const WITHDRAWN = { status: 410, detail: 'This army was withdrawn by whoever shared it.' };
const UNKNOWN = { status: 404, detail: 'No army was shared by this id.' };
const NOT_YOURS = { status: 403, detail: 'This army was not shared with this key, or is withdrawn already.' };
