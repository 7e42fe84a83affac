import { performance } from 'node:perf_hooks';
import { fileBooks } from '@/lib/catalogue/files';
import { rosterSheet } from '@/lib/sheet';
import { folderFonts } from '@/lib/sheet/pdf/font-folder';
import { sheetPdf } from '@/lib/sheet/pdf/make';
import type { PdfLayout } from '@/lib/sheet/pdf/options';
import { english as words } from '@/lib/words/english';
import { romanArmy } from './armies';
import { median, type Row } from './table';

const UNITS = 40;
const RUNS = 5;
const LAYOUTS: Record<Extract<PdfLayout, 'sheet' | 'cards'>, string> = {
  sheet: 'the full sheet',
  cards: 'file cards',
};
const LINK = 'https://muster.example/s/bcdfghjkmnpqrstvwxyz';

/** The PDF of a large army: its sheet and its cards, from the roster to the bytes. */
export async function benchPdf(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const layout of ['sheet', 'cards'] as const) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await timed(layout));
    const measured = `${(median(times) / 1_000).toFixed(2)} s`;
    rows.push({ what: `PDF of ${UNITS} units, ${LAYOUTS[layout]}`, aim: '2 s', measured });
  }
  return rows;
}

async function timed(layout: PdfLayout): Promise<number> {
  const date = new Date(0);
  const start = performance.now();
  const sheet = rosterSheet(romanArmy(UNITS), fileBooks(), { date, dataVersion: '0', link: LINK });
  await sheetPdf(sheet, { layout, paper: 'a4', date }, { fonts: folderFonts, words });
  return performance.now() - start;
}
