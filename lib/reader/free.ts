import type { Books } from '@/lib/engine';
import type { Roster, Unit } from '@/lib/schema';
import { isBlank, type Line, LONGEST, type Lost } from './lines';
import { isMostlyLost } from './reading';
import { readUnit } from './unit';

/** What one line that somebody typed comes to. */
export interface Typed {
  units: Unit[];
  lost: Lost[];
}

/** `- `, `* `, `1. ` and `2) ` before what is meant. */
const BULLET = /^\s*(?:[-*•–]\s+|\d+[.)]\s+)?/;
/** Points at the end are worked out here. */
const PRICE = /[\s:,([–—-]*\d[\d,]*½?\s*(?:points?|pts?)\.?[)\]]?\s*$/i;

/** Points beside their limit or their total, as sheets have them: `Characters 386 · at most 500`. */
const SUM = /(?:\bat (?:least|most)|\d½? of) [\d,]+½?\s*(?:$|[,;·(]|points?\b|pts?\b)/i;

/**
 * Reads a line as a unit; a line of which less than half is understood is not understood at all. Points beside a limit
 * are no unit, and nothing is lost with them, since they are worked out here.
 */
export function readLine(line: Line, roster: Roster, books: Books): Typed {
  const text = line.text.replace(BULLET, '').replace(PRICE, '').trim();
  if (isBlank({ ...line, text }) || SUM.test(line.text)) return { units: [], lost: [] };
  const [reading] = readUnit(text, roster, books);
  if (!reading || isMostlyLost(reading)) return { units: [], lost: [lostLine(line)] };
  const { unit, copies, notUnderstood } = reading;
  return {
    units: Array.from({ length: copies }, () => unit),
    lost: notUnderstood.map((one) => ({ line: line.number, text: one.text, why: one.why })),
  };
}

/** A line of which nothing is understood. */
export function lostLine({ number, text }: Line): Lost {
  return { line: number, text: text.slice(0, LONGEST).trim(), why: 'unknown' };
}
