import { TURNING } from '@/lib/engine/text';

const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;
const BROKEN = /\p{Surrogate}/gu;
const CONTROLS = /(?!\n)\p{Cc}/gu;

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
