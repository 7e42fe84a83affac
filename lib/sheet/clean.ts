import { TURNING } from '@/lib/engine/text';

const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;
const BROKEN = /\p{Surrogate}/gu;
const CONTROLS = /(?!\n)\p{Cc}/gu;
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A player's text of several lines without anything that a screen or a terminal would obey. */
export function cleanText(text: string): string {
  return text
    .replace(LINE_ENDS, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROLS, '')
    .replace(TURNING, '')
    .replace(BROKEN, '\uFFFD')
    .trim();
}

/** A player's text on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** Clean text that keeps its direction to itself, for output that has no markup for that. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
