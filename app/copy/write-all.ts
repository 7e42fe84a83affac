import { COPIED, type Copied } from '@/lib/formats/formats';
import type { Roster } from '@/lib/schema';
import { pageDataVersion } from '../ui/data-version';

/** An army in one form, with the name and the type of its file. */
export interface Written {
  id: Copied['id'];
  text: string;
  file: string;
  type: string;
}

/**
 * The army in every form that is copied, in English whatever the page's language: what reads them back reads English.
 * The rules are loaded for it.
 */
export async function writeAll(roster: Roster, link: string | undefined): Promise<Written[]> {
  const [{ loadBooks }, { writeArmy }, { formatFileName }, { english }] = await Promise.all([
    import('@/lib/catalogue/browser'),
    import('@/lib/formats/write'),
    import('@/lib/formats/file-name'),
    import('@/lib/words/english'),
  ]);
  const books = await loadBooks(roster, english);
  const extra = { date: new Date(), dataVersion: pageDataVersion(), ...(link ? { link } : {}) };
  const write = async ({ id, ending, type }: Copied): Promise<Written> => ({
    id,
    text: String(await writeArmy(id, { roster, books, extra, brief: true })),
    file: formatFileName(roster.name, ending),
    type,
  });
  return Promise.all(COPIED.map(write));
}
