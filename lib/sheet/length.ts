import type { Words } from '@/lib/words';

/**
 * In which distances are told. The rules are written in inches; `small`: a centimetre for each inch, as the medieval
 * rules have it for figures of 15 mm (M:4, 157).
 */
export const LENGTHS = ['inches', 'centimetres', 'small'] as const;
export type Length = (typeof LENGTHS)[number];

/** Centimetres for an inch: 2.5 and not 2.54, so that 4" is the 10 cm of players' rulers. */
const CENTIMETRES = { centimetres: 2.5, small: 1 };

/** A distance of the rules, in inches, as it is told: `4"`, `10 cm`, `7.5 cm`; a dash for none. */
export function lengthText(inches: number | null, words: Words, length: Length = 'inches'): string {
  if (inches === null) return '–';
  if (length === 'inches') return `${words.number(inches)}"`;
  return centimetres(words.number(inches * CENTIMETRES[length]), words);
}

/** A distance that is diced for: `2d6` inches, `2d6 × 2.5 cm`. */
export function dicedText(dice: string, words: Words, length: Length = 'inches'): string {
  if (length === 'inches') return dice;
  if (length === 'small') return centimetres(dice, words);
  return `${dice} × ${centimetres(words.number(CENTIMETRES[length]), words)}`;
}

function centimetres(figure: string, words: Words): string {
  return words.say('sheet.centimetres', { figure });
}
