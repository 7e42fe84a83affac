import type { Books } from '@/lib/engine';
import { type Examined, examine } from './examine';
import { linePieces, openInput, wholePiece } from './input';
import { type Output, Progress, tellFault } from './output';
import { reportText, tallyText } from './report-text';
import type { Tally } from './tally';

export interface CheckOptions {
  json?: boolean;
  ndjson?: boolean;
}

/** What one call of the command works with. */
export interface Work {
  books: Books;
  out: Output;
  tally: Tally;
}

/** Checks the rosters in files, one after the other, and tells of each. */
export async function checkFiles(files: readonly string[], options: CheckOptions, work: Work): Promise<void> {
  for (const file of files) {
    try {
      await checkFile(file, options, work);
    } catch (error) {
      work.tally.add('not understood');
      tellFault({ file, line: 1, path: '', message: unreadable(error) });
    }
  }
  if (!options.json && work.tally.all !== 1) await work.out.write(tallyText(work.tally));
}

async function checkFile(file: string, options: CheckOptions, { books, out, tally }: Work): Promise<void> {
  const lines = options.ndjson === true || file.endsWith('.ndjson');
  const progress = new Progress();
  const input = openInput(file);
  try {
    for await (const piece of lines ? linePieces(input) : wholePiece(input)) {
      const examined = examine(piece, file, lines, books);
      tally.add('faults' in examined ? 'not understood' : examined.report.verdict);
      progress.step();
      const waiting = out.write(
        told(examined, lines ? { file, line: piece.line } : { file }, options, books),
      );
      if (waiting) await waiting;
    }
  } finally {
    progress.end();
  }
}

/** What standard output says of a roster; faults go to standard error instead. */
function told(
  examined: Examined,
  at: { file: string; line?: number },
  options: CheckOptions,
  books: Books,
): string {
  if ('faults' in examined) {
    examined.faults.forEach(tellFault);
    return '';
  }
  if (options.json) return `${JSON.stringify({ ...at, ...examined.report })}\n`;
  const place = at.line === undefined ? at.file : `${at.file}:${at.line}`;
  return reportText(place, examined, books);
}

/** Why a file cannot be read, in words; anything but a failure to read is a bug and stays an error. */
export function unreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^E[A-Z]+$/.test(code)) throw error;
  if (code === 'ENOENT') return 'a file was expected, and there is none of this name';
  if (code === 'EISDIR') return 'a file was expected, and this is a folder';
  return `a file that can be read was expected (${code})`;
}
