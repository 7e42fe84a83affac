import { type Books, checkRoster } from '@/lib/engine';
import type { Report, Roster } from '@/lib/schema';
import { linesOf, readJsonText } from '@/lib/schema/json-text';
import { ParseError, parseRoster } from '@/lib/schema/parse';
import type { Fault, Piece } from './input';

/** More faults of one roster than these are counted, not told. */
const MOST_FAULTS = 50;

/** A roster with its report, or why it cannot be understood. */
export type Examined = { roster: Roster; report: Report } | { faults: Fault[] };

/** Reads and checks one roster; `lines` is true where each line of the file is a roster. */
export function examine(piece: Piece, file: string, lines: boolean, books: Books): Examined {
  if ('fault' in piece) return { faults: [{ file, line: piece.line, path: '', message: piece.fault }] };
  const lineFor = (line: number) => (lines ? piece.line : line);
  const json = readJsonText(piece.text);
  if ('broken' in json) {
    const { line, column, expected } = json.broken;
    const message = `this is no JSON at column ${column}: ${expected} was expected`;
    return { faults: [{ file, line: lineFor(line), path: '', message }] };
  }
  try {
    const roster = parseRoster(json.value);
    return { roster, report: checkRoster(roster, books) };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const found = faultsOf(error, piece.text, file);
    return { faults: found.map((fault) => ({ ...fault, line: lineFor(fault.line) })) };
  }
}

function faultsOf({ issues }: ParseError, text: string, file: string): Fault[] {
  const told = issues.slice(0, MOST_FAULTS);
  const lines = linesOf(
    text,
    told.map(({ path }) => path),
  );
  const faults = told.map((issue, at) => ({ ...issue, file, line: lines[at] ?? 1 }));
  const more = issues.length - told.length;
  return more === 0
    ? faults
    : [...faults, { file, line: 1, path: '', message: `and ${more} more like these` }];
}
