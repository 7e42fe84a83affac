import { dataVersion } from '@/lib/catalogue/files';
import type { FormatId } from '@/lib/formats/formats';
import { writeArmy } from '@/lib/formats/write';
import { unreadable, type Work } from './check';
import { examine } from './examine';
import { openInput, wholePiece } from './input';
import { tellFault } from './output';

export interface SheetOptions {
  as: FormatId;
  brief?: boolean;
}

/** Prints the roster sheet of one file, in whichever form. */
export async function printSheet(file: string, { as, brief }: SheetOptions, work: Work): Promise<void> {
  try {
    for await (const piece of wholePiece(openInput(file))) {
      const examined = examine(piece, file, false, work.books);
      if ('faults' in examined) {
        work.tally.add('not understood');
        examined.faults.forEach(tellFault);
      } else {
        work.tally.add(examined.report.verdict);
        const extra = { date: new Date(), dataVersion: dataVersion() };
        await work.out.write(
          await writeArmy(as, { roster: examined.roster, books: work.books, extra, brief }),
        );
      }
    }
  } catch (error) {
    work.tally.add('not understood');
    tellFault({ file, line: 1, path: '', message: unreadable(error) });
  }
}
