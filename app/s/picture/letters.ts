import { drawingOrder, turns } from '@/lib/sheet/pdf/bidi';
import {
  covers,
  type Drawn,
  FACES,
  type Face,
  type FontName,
  fontOf,
  type Weight,
} from '@/lib/sheet/pdf/faces';

/** A piece of text in one font. */
export interface Run {
  text: string;
  font: FontName;
}

/**
 * Faces that are done without: the renderer fails at Arabic, and takes seconds to read the font that has all scripts.
 * Beside the picture its page's title stands in letters, whatever the script.
 */
const WITHOUT: ReadonlySet<Face> = new Set<Face>(['arabic', 'emoji', 'unifont']);
const NO_GLYPH: Drawn = { face: 'latin', text: '·' };
/** The renderer would fetch them from another site. */
const EMOJI =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Emoji}\uFE0F|\p{Regional_Indicator}|\u20E3/u;
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The letters of a text as people see them, cut short with dots where there are more than `most`. */
function lettersOf(text: string, most: number): string[] {
  const letters = Array.from(LETTERS.segment(text.normalize('NFC')), ({ segment }) => segment);
  return letters.length > most ? [...letters.slice(0, most - 1), '…'] : letters;
}

/** One line of text as runs of fonts that have all its letters, from left to right. Emoji are left out. */
export function runsOf(text: string, { most, weight }: { most: number; weight: Weight }): Run[] {
  const letters = lettersOf(text, most).filter((letter) => !EMOJI.test(letter));
  const ordered = turns(text) ? drawingOrder(letters, 'auto') : letters;
  const runs: Run[] = [];
  for (const { face, text: letter } of ordered.map(drawn)) {
    const font = fontOf(face, weight);
    const last = runs.at(-1);
    if (last && (last.font === font || letter === ' ')) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}

/** A letter with the face that has the whole of it, else a dot in its place. */
function drawn(letter: string): Drawn {
  const points = Array.from(letter.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
  const face = FACES.find(
    (one) => !WITHOUT.has(one) && points.every((point) => covers(one, point.codePointAt(0) ?? 0)),
  );
  return face === undefined ? NO_GLYPH : { face, text: points.join('') };
}
