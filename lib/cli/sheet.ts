import { writeFile } from 'node:fs/promises';
import { dataVersion } from '@/lib/catalogue/files';
import type { FormatId } from '@/lib/formats/formats';
import { writeArmy } from '@/lib/formats/write';
import type { Roster } from '@/lib/schema';
import { rosterSheet } from '@/lib/sheet';
import { folderFonts } from '@/lib/sheet/pdf/font-folder';
import type { Paper, PdfLayout } from '@/lib/sheet/pdf/options';
import { unreadable, type Work } from './check';
import { examine } from './examine';
import { openInput, wholePiece } from './input';
import { tellFault } from './output';

export interface SheetOptions {
  as: FormatId;
  brief?: boolean;
  layout: PdfLayout;
  paper: Paper;
  link?: string;
  /** The file to write, in place of standard output. */
  output?: string;
}

/** Prints the roster sheet of one file, in whichever form. */
export async function printSheet(file: string, options: SheetOptions, work: Work): Promise<void> {
  if (refuseTerminal(options, work)) return;
  try {
    for await (const piece of wholePiece(openInput(file))) {
      const examined = examine(piece, file, false, work.books);
      if ('faults' in examined) {
        work.tally.add('not understood');
        examined.faults.forEach(tellFault);
      } else {
        work.tally.add(examined.report.verdict);
        await handOver(await written(examined.roster, options, work), options, work);
      }
    }
  } catch (error) {
    work.tally.add('not understood');
    tellFault({ file, line: 1, path: '', message: unreadable(error) });
  }
}

async function written(
  roster: Roster,
  { as, brief, link, layout, paper }: SheetOptions,
  { books }: Work,
): Promise<string | Uint8Array> {
  const date = new Date();
  const extra = { date, dataVersion: dataVersion(), link };
  if (as !== 'pdf') return writeArmy(as, { roster, books, extra, brief });
  const { sheetPdf } = await import('@/lib/sheet/pdf/make');
  const means = { fonts: folderFonts, words: books.words };
  return sheetPdf(rosterSheet(roster, books, extra), { layout, paper, date }, means);
}

async function handOver(
  sheet: string | Uint8Array,
  { output }: SheetOptions,
  { out, tally }: Work,
): Promise<void> {
  if (output === undefined) return out.write(sheet);
  try {
    await writeFile(output, sheet);
  } catch (error) {
    tally.add('not understood');
    tellFault({ file: output, line: 1, path: 'output', message: unwritable(error) });
  }
}

/** Why a file cannot be written, in words; anything but that is a bug and stays an error. */
function unwritable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^E[A-Z]+$/.test(code)) throw error;
  return `a file that can be written was expected (${code})`;
}

/** Tells that a PDF is nothing for a terminal to show. */
function refuseTerminal({ as, output }: SheetOptions, { tally }: Work): boolean {
  const bytes = as === 'pdf' && output === undefined && process.stdout.isTTY === true;
  if (!bytes) return false;
  tally.add('not understood');
  tellFault({
    file: 'standard output',
    line: 1,
    path: '--as pdf',
    message: 'a terminal shows no PDF; name a file with -o',
  });
  return true;
}
