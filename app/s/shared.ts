import { dataVersion, fileBooks } from '@/lib/catalogue/files';
import { sharedRoster } from '@/lib/http/shares';
import { rosterSheet, type Sheet } from '@/lib/sheet';

/** A shared army with its sheet of today. */
export interface Shared {
  id: string;
  link: string;
  sheet: Sheet;
  /** The version of the army lists when it was shared. */
  sharedBy: string;
  /** When it was shared, in ISO 8601. */
  sharedAt: string;
}

/**
 * The sheet of a shared army, or undefined where nothing was shared by this id.
 * @throws {ProblemError} 410 if it was withdrawn, {StoreError} if the store fails
 */
export async function sharedSheet(id: string, link: string): Promise<Shared | undefined> {
  const shared = await sharedRoster(id);
  if (!shared) return undefined;
  const extra = { date: shared.sharedAt, dataVersion: dataVersion(), link };
  return {
    id,
    link,
    sheet: rosterSheet(shared.roster, fileBooks(), extra),
    sharedBy: shared.dataVersion,
    sharedAt: shared.sharedAt.toISOString(),
  };
}
