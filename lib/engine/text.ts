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

/** A unit among others: `Unit 3, Onager`. */
export function unitLabel(at: number, title: string): string {
  return `Unit ${at + 1}, ${plainWords(title)}`;
}

/** What is said of a unit: `Unit 3, Onager: 4 crew of at least 5: 1 too few.` */
export function ofUnit(at: number, title: string, saying: string): string {
  return `${unitLabel(at, title)}: ${saying}`;
}

/** The same as it stands beside the unit itself: without its number and title. */
export function besideUnit(message: string, at: number, title: string): string {
  const start = ofUnit(at, title, '');
  return message.startsWith(start) ? capital(message.slice(start.length)) : message;
}
