import { ParseError } from '@/lib/schema/parse';
import { ShelfError } from '@/lib/shelf';
import { issuesText, rosterOfFile } from '@/lib/shelf/files';
import { addArmy } from '../shelf/shelf';

/** What became of the files: names of the armies that were added, and why others were not. */
export interface Uploaded {
  added: string[];
  refused: { file: string; why: string }[];
}

function reason(error: unknown): string {
  if (error instanceof ParseError) return issuesText(error.issues);
  return error instanceof ShelfError ? error.message : 'it could not be read';
}

/** Adds an army for each roster file. One that cannot be understood changes nothing. */
export async function uploadRosters(files: readonly File[]): Promise<Uploaded> {
  const result: Uploaded = { added: [], refused: [] };
  for (const file of files) {
    try {
      const army = await addArmy(await rosterOfFile(file));
      result.added.push(army.draft.name ?? '');
    } catch (error) {
      result.refused.push({ file: file.name, why: reason(error) });
    }
  }
  return result;
}
