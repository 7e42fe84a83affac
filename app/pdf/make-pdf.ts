import type { Roster } from '@/lib/schema';
import type { PdfOptions } from '@/lib/sheet/pdf/options';
import { pageDataVersion } from '../ui/data-version';

/** The army as a PDF. Rules, library and fonts are loaded for it, which works without a network once they were kept. */
export async function makePdf(roster: Roster, options: PdfOptions, link: string | undefined): Promise<Blob> {
  const [{ loadBooks }, { rosterSheet }, { sheetPdf }] = await Promise.all([
    import('@/lib/catalogue/browser'),
    import('@/lib/sheet/model'),
    import('@/lib/sheet/pdf/make'),
  ]);
  const date = new Date();
  const extra = { date, dataVersion: pageDataVersion(), ...(link ? { link } : {}) };
  const sheet = rosterSheet(roster, await loadBooks(roster), extra);
  const bytes = await sheetPdf(sheet, { ...options, date }, fetchFont);
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}

async function fetchFont(name: string): Promise<Uint8Array> {
  const answer = await fetch(`/fonts/${name}.woff`);
  if (!answer.ok) throw new Error(`the font ${name} was answered with ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
