import { ParseError } from '@/lib/schema/parse';
import { issuesText } from '@/lib/shelf/files';
import type { Brought } from './ImportDialog';
import { type Offered, offerOf } from './offer';
import { type Read, type Refused, readFile, readPasted, type Site } from './read';

/** Everything that several sources bring, in their order, behind what is there already. */
export async function bring(
  sources: readonly Promise<Read | Refused>[],
  before: readonly Offered[] = [],
): Promise<Brought> {
  const all = await Promise.all(sources);
  const offers = [...before];
  const refused: Refused[] = all.filter((one) => 'why' in one);
  for (const read of all.filter((one) => 'roster' in one)) {
    try {
      offers.push(await offerOf(read, offers));
    } catch (error) {
      refused.push({ source: read.source, why: reason(error) });
    }
  }
  return { offers, refused };
}

function reason(error: unknown): Refused['why'] {
  return error instanceof ParseError ? issuesText(error.issues) : { key: 'unreadable' };
}

/** What files bring. */
export function bringFiles(files: readonly File[], site: Site): Promise<Brought> {
  return bring(files.map((file) => readFile(file, site)));
}

/** What a pasted text brings. */
export function bringText(text: string, source: string, site: Site): Promise<Brought> {
  return bring([readPasted(text, source, site)]);
}

export { sortFiles } from '../backup/sort';
