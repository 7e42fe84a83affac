import type { Roster } from '@/lib/schema';
import { breakText, readJsonText } from '@/lib/schema/json-text';
import { type Issue, issueText, ParseError, parseRoster } from '@/lib/schema/parse';

/** The largest roster file that is read. */
const MAX_FILE = 1_048_576;
const SHOWN = 8;

function fault(message: string): ParseError {
  return new ParseError([{ path: '', message }]);
}

/**
 * The JSON that a text is.
 * @throws {ParseError} that says where it breaks
 */
export function jsonOf(text: string): unknown {
  const json = readJsonText(filled(text));
  if ('value' in json) return json.value;
  throw fault(`not JSON: ${breakText(json.broken)}`);
}

/**
 * Reads a roster from the text of a file.
 * @throws {ParseError} that says where
 */
export function rosterOfText(text: string): Roster {
  return parseRoster(jsonOf(text));
}

/**
 * Reads a roster from a file.
 * @throws {ParseError} that says where
 */
export async function rosterOfFile(file: Blob): Promise<Roster> {
  return rosterOfText(await textOfFile(file));
}

/**
 * The text of a file.
 * @throws {ParseError} where it is empty, too large, or no text
 */
export async function textOfFile(file: Blob): Promise<string> {
  if (file.size > MAX_FILE) throw fault('larger than 1 MiB, which no roster is');
  return filled(decoded(await file.arrayBuffer()));
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw fault('not a text in UTF-8');
  }
}

function filled(text: string): string {
  if (text.trim() === '') throw fault('The file is empty.');
  return text;
}

/** What is wrong with a file, a line for each place, the first few of them. */
export function issuesText(issues: readonly Issue[]): string {
  const lines = issues.slice(0, SHOWN).map(issueText);
  const more = issues.length - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}
