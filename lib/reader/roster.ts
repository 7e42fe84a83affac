import type { Roster } from '@/lib/schema';
import { ParseError, parseRoster } from '@/lib/schema/parse';
import { readHandmade } from './handmade';
import { readHeading } from './heading';
import type { Library } from './library';
import { type Lost, linesOf } from './lines';
import { unmarked } from './marks';
import { readWritten } from './written';

/** A roster that was read from a text, and what of the text was not understood. */
export interface RosterReading {
  roster: Roster;
  lost: Lost[];
  /** No total stands in the text; a common one was taken. */
  noTotal: boolean;
}

/**
 * Reads a whole roster from text: plain text that Muster wrote, brief or whole, comes back as it was, and so do its
 * texts for chats and forums but for what they cannot show, such as options that are named twice; a list that somebody
 * typed, a unit a line, as far as it is understood.
 * @throws {ParseError} where no army is found in the text, or what it says cannot be a roster
 */
export function readRoster(text: string, library: Library): RosterReading {
  const lines = linesOf(text);
  const heading = readHeading(unmarked(lines), library);
  if (heading) {
    const { army, rest, lost } = heading;
    const frame = parseRoster({ ...army, waivers: undefined, units: [] });
    const read = readWritten(rest, { roster: frame, library });
    return { roster: parsed(army, read.units), lost: [...lost, ...read.lost], noTotal: false };
  }
  const made = readHandmade(lines, library);
  if (!made) throw new ParseError([{ path: '', message: 'no army of a known list was found in this text' }]);
  return { roster: parsed(made.army, made.units), lost: made.lost, noTotal: made.noTotal };
}

function parsed(army: object, units: readonly object[]): Roster {
  return parseRoster({ ...army, units });
}
