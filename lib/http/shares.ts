import { dataVersion, fileBooks } from '@/lib/catalogue/files';
import { canonicalRoster } from '@/lib/codec';
import { isRosterId, rosterId } from '@/lib/codec/hash';
import { checkRoster } from '@/lib/engine';
import type { Report, Roster } from '@/lib/schema';
import { parseRoster } from '@/lib/schema/parse';
import { findShare, saveShare } from '@/lib/store';

/** A frozen roster. */
export interface SharedRoster {
  roster: Roster;
  sharedAt: Date;
  /** The version of the army lists when it was shared. */
  dataVersion: string;
}

/**
 * Freezes a roster, whatever its verdict, and names it by its content.
 * @throws {ParseError} if no check could understand it, {StoreError} if the store fails
 */
export async function shareRoster(roster: Roster): Promise<string> {
  checkRoster(roster, fileBooks());
  const id = rosterId(roster);
  await saveShare({ id, roster: canonicalRoster(roster), dataVersion: dataVersion() });
  return id;
}

/**
 * The roster that was shared by an id, or undefined.
 * @throws {StoreError} if the store fails
 */
export async function sharedRoster(id: string): Promise<SharedRoster | undefined> {
  const share = isRosterId(id) ? await findShare(id) : undefined;
  if (!share) return undefined;
  const { roster, sharedAt, dataVersion: sharedBy } = share;
  return { roster: parseRoster(JSON.parse(roster)), sharedAt, dataVersion: sharedBy };
}

/**
 * The same with its report of today.
 * @throws {StoreError} if the store fails
 */
export async function sharedArmy(id: string): Promise<(SharedRoster & { report: Report }) | undefined> {
  const shared = await sharedRoster(id);
  return shared && { ...shared, report: checkRoster(shared.roster, fileBooks()) };
}
