import { previewRoster } from '@/lib/shelf';
import { mute } from '@/lib/words/mute';
import { theShelf } from '../shelf/shelf';
import { plain } from './find';

export interface ArmyTerms {
  name: string;
  system: string;
  terms: ReadonlySet<string>;
}

/** The names of all that an army of this browser has to look up; undefined where there is no such army. */
export async function openArmy(id: string): Promise<ArmyTerms | undefined> {
  const army = await (await theShelf()).get(id);
  const roster = army && previewRoster(army.draft);
  if (!roster) return undefined;
  const [{ loadBooks }, { rosterSheet }] = await Promise.all([
    import('@/lib/catalogue/browser'),
    import('@/lib/sheet/model'),
  ]);
  const { glossary } = rosterSheet(roster, await loadBooks(roster, mute), {});
  const terms = new Set(glossary.flatMap((group) => group.terms.map(({ name }) => plain(name))));
  return { name: roster.name ?? '', system: roster.system, terms };
}
