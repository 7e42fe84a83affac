import type { Books } from '@/lib/engine';
import type { Roster } from '@/lib/schema';
import { readDesigned } from './designed';
import { LONGEST } from './lines';
import { readListed } from './listed';
import type { Reading } from './reading';

/**
 * The ways to understand a few words as a unit of this army, the surest first: `24 regular legionaries full command`.
 * All names are those of the data; size, case, plurals, hyphens and slips of the finger do not matter.
 * @throws {ParseError} where the roster's system, list or variant does not exist
 */
export function readUnit(text: string, roster: Roster, books: Books): Reading[] {
  const said = text.slice(0, LONGEST);
  return roster.system === 'medieval' ? readDesigned(said, roster, books) : readListed(said, roster, books);
}
