import { dataVersion, fileBooks } from '@/lib/catalogue/files';
import { sharedArmy } from '@/lib/http/shares';
import { rosterSheet, type Sheet } from '@/lib/sheet';

/** A shared army with its sheet of today. */
export interface Shared {
  id: string;
  link: string;
  sheet: Sheet;
  /** The version of the army lists when it was shared. */
  sharedBy: string;
}

/**
 * The sheet of a shared army, or undefined where nothing was shared by this id.
 * @throws {StoreError} if the store fails
 */
export async function sharedSheet(id: string, link: string): Promise<Shared | undefined> {
  const army = await sharedArmy(id);
  if (!army) return undefined;
  const extra = { date: army.sharedAt, dataVersion: dataVersion(), link };
  return { id, link, sheet: rosterSheet(army.roster, fileBooks(), extra), sharedBy: army.dataVersion };
}
