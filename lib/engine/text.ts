import type { Words } from '@/lib/words';

/** Text with its first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** Embeddings, overrides and isolates, which turn round the words that follow a name. */
export const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

/** A player's words in a message: without what would break its line, or turn round the words that follow. */
export function plainWords(text: string): string {
  return text.replace(CONTROLS, ' ').replace(TURNING, '');
}

const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Clean text that keeps its direction to itself, for output that has no markup for that. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** Spaces, and what leaves no mark: joiners, fillers, a blank of Braille. */
const SEEN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A name as it was given, trimmed; none where nothing of it is seen. */
export function seenName(name: string | undefined): string {
  return name !== undefined && SEEN.test(name) ? name.trim() : '';
}

/** A unit as it is named among others: its place, counted from 0, and its title. */
export interface Placed {
  at: number;
  title: string;
}

/** A unit among others: `Unit 3, Onager`. */
export function unitLabel({ at, title }: Placed, words: Words): string {
  return words.say('unit.label', { number: words.number(at + 1), title: isolated(plainWords(title)) });
}

/** What is said of a unit: `Unit 3, Onager: 4 crew of at least 5: 1 too few.` */
export function ofUnit(unit: Placed, saying: string, words: Words): string {
  return words.say('unit.says', { unit: unitLabel(unit, words), saying });
}

/** Stands for what is said, to find what a language puts around it. */
const SAYING = '\u0000';

/** The same as it stands beside the unit itself: without its number and title. */
export function besideUnit(message: string, unit: Placed, words: Words): string {
  const [start = '', end = ''] = ofUnit(unit, SAYING, words).split(SAYING);
  const around = message.startsWith(start) && message.endsWith(end);
  return around ? capital(message.slice(start.length, message.length - end.length)) : message;
}
