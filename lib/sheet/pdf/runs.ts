import { type Direction, drawingOrder, turns } from './bidi';
import { covers, type Drawn, drawnCluster, type FontName, fontOf, type Missing, type Weight } from './faces';
import { brokenLines } from './lines';

/** A piece of text in one font. */
export interface Run {
  text: string;
  font: FontName;
}

export interface Typing {
  weight: Weight;
  direction: Direction;
  /** How wide the text may be, in sizes of its type. */
  width: number;
  missing: Missing;
}

const PLAIN = /^[ -~\xA0-\xFF\u2013\u2014\u2018-\u201D\u2022\u2026]*$/;
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Text as runs of fonts that have all its letters, in the order in which they are drawn. The library knows nothing of
 * fallback fonts and of text from right to left, and breaks a long word between any two code units; so lines that
 * need it are broken here.
 */
export function runsOf(text: string, typing: Typing): Run[] {
  if (PLAIN.test(text) && !hasLongWord(text, typing.width)) {
    return [{ text, font: fontOf('latin', typing.weight) }];
  }
  const paragraphs = text.normalize('NFC').split('\n');
  const drawn = paragraphs.flatMap((paragraph, at) => {
    const lines = paragraphRuns(paragraph, typing);
    return at < paragraphs.length - 1 ? [...lines, LINE_END] : lines;
  });
  return joined(drawn).map(({ face, text: part }) => ({ text: part, font: fontOf(face, typing.weight) }));
}

const LINE_END: Drawn = { face: 'latin', text: '\n' };

function hasLongWord(text: string, width: number): boolean {
  return text.split(/\s/).some((word) => word.length > width);
}

function paragraphRuns(paragraph: string, typing: Typing): Drawn[] {
  const letters = Array.from(LETTERS.segment(paragraph), ({ segment }) => segment);
  const turning = turns(paragraph);
  const lines = brokenLines(letters, typing.width, turning);
  return lines.flatMap((line, at) => {
    const drawn = turning ? turnedRuns(line, typing) : straightRuns(line, typing.missing);
    return at < lines.length - 1 ? [...drawn, LINE_END] : drawn;
  });
}

function straightRuns(letters: readonly string[], missing: Missing): Drawn[] {
  return letters.flatMap((letter) => drawnCluster(letter, missing));
}

/** Scripts whose letters the library turns round by itself, a run at a time. */
const TURNED_LATER =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}]/u;

/** What is drawn, and whether the library turns it round; such a run stays by itself, without a space. */
interface Piece extends Drawn {
  turned?: boolean;
}

/** A line with letters from right to left: in drawing order, but those that the library turns round in reading order. */
function turnedRuns(letters: readonly string[], { direction, missing }: Typing): Piece[] {
  const drawn = drawingOrder(letters, direction).flatMap((letter) => drawnCluster(letter, missing));
  const pieces: Piece[] = [];
  for (const { face, text } of drawn) {
    const turned = TURNED_LATER.test(text);
    const last = pieces.at(-1);
    if (last?.face !== face || last.turned !== turned) pieces.push({ face, text, turned });
    else last.text = turned ? text + last.text : last.text + text;
  }
  return pieces;
}

/** Runs of one face together; a space stays with the letters before it, but for the emoji's, which is as wide as they. */
function joined(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last && joins(last, piece)) last.text += piece.text;
    else runs.push({ ...piece });
  }
  return runs;
}

function joins(last: Piece, { face, text, turned }: Piece): boolean {
  if (last.turned || turned || last.text.endsWith('\n')) return false;
  return last.face === face || (text === ' ' && last.face !== 'emoji' && covers(last.face, 0x20));
}
