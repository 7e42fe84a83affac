import { dataVersion } from '@/lib/catalogue/files';
import { rosterSheet, type Sheet, sheetHtml, sheetMarkdown, sheetText } from '@/lib/sheet';
import { unreadable, type Work } from './check';
import { examine } from './examine';
import type { Form } from './forms';
import { openInput, wholePiece } from './input';
import { tellFault } from './output';

const WRITERS: Record<Form, (sheet: Sheet) => string> = {
  text: sheetText,
  markdown: sheetMarkdown,
  html: sheetHtml,
};

/** Prints the roster sheet of one file. */
export async function printSheet(file: string, form: Form, work: Work): Promise<void> {
  try {
    for await (const piece of wholePiece(openInput(file))) {
      const examined = examine(piece, file, false, work.books);
      if ('faults' in examined) {
        work.tally.add('not understood');
        examined.faults.forEach(tellFault);
      } else {
        work.tally.add(examined.report.verdict);
        const extra = { date: new Date(), dataVersion: dataVersion() };
        await work.out.write(WRITERS[form](rosterSheet(examined.roster, work.books, extra)));
      }
    }
  } catch (error) {
    work.tally.add('not understood');
    tellFault({ file, line: 1, path: '', message: unreadable(error) });
  }
}
