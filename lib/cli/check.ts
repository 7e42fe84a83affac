import type { Books } from '@/lib/engine';
import { type Examined, examine } from './examine';
import { linePieces, openInput, wholePiece } from './input';
import { type Output, Progress, tellFault } from './output';
import type { Repairs } from './repairs';
import { reportText, tallyText } from './report-text';
import type { Tally } from './tally';

export interface CheckOptions {
  json?: boolean;
  ndjson?: boolean;
  fixes?: boolean;
}

/** What one call of the command works with. */
export interface Work {
  books: Books;
  out: Output;
  tally: Tally;
  /** Finds and words the repairs of an army, where they are asked for. */
  repairs?: Repairs;
}

/** Checks the rosters in files, one after the other, and tells of each. */
export async function checkFiles(files: readonly string[], options: CheckOptions, work: Work): Promise<void> {
  if (options.fixes) work.repairs = (await import('./repairs')).repairsOf;
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

async function checkFile(file: string, options: CheckOptions, work: Work): Promise<void> {
  const { books, out, tally } = work;
  const lines = options.ndjson === true || file.endsWith('.ndjson');
  const progress = new Progress();
  const input = openInput(file);
  try {
    for await (const piece of lines ? linePieces(input) : wholePiece(input)) {
      const examined = examine(piece, file, lines, books);
      tally.add('faults' in examined ? 'not understood' : examined.report.verdict);
      progress.step();
      const waiting = out.write(told(examined, lines ? { file, line: piece.line } : { file }, options, work));
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
  { books, repairs }: Work,
): string {
  if ('faults' in examined) {
    examined.faults.forEach(tellFault);
    return '';
  }
  const fixes = repairs?.(examined, books);
  if (options.json) return `${JSON.stringify({ ...at, ...examined.report, ...(fixes && { fixes }) })}\n`;
  const place = at.line === undefined ? at.file : `${at.file}:${at.line}`;
  return reportText(place, { ...examined, fixes }, books);
}

/** Why a file cannot be read, in words; anything but a failure to read is a bug and stays an error. */
export function unreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^E[A-Z]+$/.test(code)) throw error;
  if (code === 'ENOENT') return 'a file was expected, and there is none of this name';
  if (code === 'EISDIR') return 'a file was expected, and this is a folder';
  return `a file that can be read was expected (${code})`;
}
