import coverage from './coverage.json';
import files from './font-files.json';

/** A font file: a face of the text font for some of its letters, or a font for another script. */
export type FontName = keyof typeof files;
/** What letters are found in: `latin` stands for its bold and italic as well. */
export type Face = keyof typeof coverage;
export type Weight = 'regular' | 'bold' | 'italic';

/** Every font that a PDF may embed. */
export const FONT_NAMES = Object.keys(files) as FontName[];

/** In the order in which a letter is looked for; the last has the whole of the basic plane. */
export const FACES = Object.keys(coverage) as Face[];

/** What fonts draw nothing for. Two of them shape their neighbours, and stay where a font knows them. */
const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;
const JOINERS = /[\u200C\u200D]/;
const JOINED: ReadonlySet<Face> = new Set<Face>(['arabic', 'devanagari', 'emoji']);

const ranges = new Map<Face, readonly (readonly [number, number])[]>();

/** The code points of a face, in rising order. */
function rangesOf(face: Face): readonly (readonly [number, number])[] {
  const known = ranges.get(face);
  if (known) return known;
  const read = coverage[face].split(' ').map((run): [number, number] => {
    const [from = '', to = from] = run.split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
  ranges.set(face, read);
  return read;
}

/** Whether a face has a glyph for a code point. */
export function covers(face: Face, point: number): boolean {
  const all = rangesOf(face);
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.[1] ?? 0) < point) low = middle + 1;
    else high = middle;
  }
  const [from, to] = all[low] ?? [1, 0];
  return from <= point && point <= to;
}

/** Text of one or more code points that a face draws; empty where there is nothing to draw. */
export interface Drawn {
  face: Face;
  text: string;
}

/** The faces that could not be had, and are done without. */
export type Missing = ReadonlySet<Face>;

/**
 * What draws one letter as people see it, a cluster of code points: the first face that has the whole of it, or else
 * a face for each part, or else its number in letters: `U+1D504`. Never a face without a glyph for it.
 */
export function drawnCluster(cluster: string, missing: Missing): Drawn[] {
  const points = Array.from(cluster.replace(IGNORED, ''), (part) => part.codePointAt(0) ?? 0);
  if (points.length === 0) return [];
  const face = faceOf(points, missing);
  if (face !== undefined) return [{ face, text: kept(cluster, face) }];
  const [only, ...more] = points;
  if (more.length === 0) return [{ face: 'latin', text: numberText(only ?? 0) }];
  return points.flatMap((point) => drawnCluster(String.fromCodePoint(point), missing));
}

function faceOf(points: readonly number[], missing: Missing): Face | undefined {
  return FACES.find((face) => !missing.has(face) && points.every((point) => covers(face, point)));
}

function kept(cluster: string, face: Face): string {
  return cluster.replace(IGNORED, (mark) => (JOINED.has(face) && JOINERS.test(mark) ? mark : ''));
}

function numberText(point: number): string {
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The file of a face in a weight; only the text font has more than one. */
export function fontOf(face: Face, weight: Weight): FontName {
  const heavy = `${face}-${weight}`;
  return weight !== 'regular' && heavy in files ? (heavy as FontName) : face;
}

/** The face that a font file is of, whatever its weight. */
export function faceOfFont(name: FontName): Face {
  return name.replace(/-(bold|italic)$/, '') as Face;
}
