import type { CanvasRect, ContentCanvas, ContentText } from 'pdfmake/interfaces';
import type { Direction } from './bidi';
import type { Missing, Weight } from './faces';
import { runsOf } from './runs';

export interface Ink {
  size: number;
  weight?: Weight;
  color?: string;
  /** Points to the right edge. */
  width: number;
  direction?: Direction;
}

/** Text that the sheet itself says runs from left to right; only names have a direction of their own. */
export type Pen = (text: string, ink: Ink) => ContentText;

export const INK = {
  black: '#000000',
  muted: '#444444',
  line: '#999999',
  breach: '#9b1c1c',
  link: '#1d4f91',
};

/** Writes text with the fonts that are there. */
export function makePen(missing: Missing): Pen {
  return (text, { size, weight = 'regular', color = INK.black, width, direction = 'ltr' }) => ({
    text: runsOf(text, { weight, direction, width: width / size, missing }),
    fontSize: size,
    color,
  });
}

/** Pieces of text after one another on a line. */
export function inline(...pieces: readonly ContentText[]): ContentText {
  return {
    text: pieces.flatMap(({ text, ...style }) =>
      (Array.isArray(text) ? text : [text]).map((run) =>
        typeof run === 'object' && run !== null && !Array.isArray(run)
          ? { ...style, ...run }
          : { ...style, text: run },
      ),
    ) as ContentText[],
  };
}

/** The font names that a definition uses. */
export function fontsIn(content: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(content)) for (const part of content) fontsIn(part, found);
  else if (typeof content === 'object' && content !== null) {
    for (const [key, value] of Object.entries(content)) {
      if (key === 'font' && typeof value === 'string') found.add(value);
      else fontsIn(value, found);
    }
  }
  return found;
}

/** Boxes to tick, in rows of models; a model's boxes stand together. */
export function boxes(groups: readonly number[], width: number, size = 6.5): ContentCanvas {
  const step = size + 2;
  const canvas: CanvasRect[] = [];
  let x = 0;
  let y = 0;
  for (const count of groups) {
    if (x > 0 && x + count * step > width) {
      x = 0;
      y += step + 1;
    }
    for (let box = 0; box < count; box += 1) {
      canvas.push({ type: 'rect', x, y, w: size, h: size, lineWidth: 0.6, lineColor: INK.black });
      x += step;
    }
    x += 5;
  }
  return { canvas };
}

/** A tick or a cross, drawn: no font of the text has them. */
export function mark(kind: 'tick' | 'cross', size: number, color: string): ContentCanvas {
  const stroke = { type: 'polyline' as const, lineWidth: size / 6, lineColor: color };
  const at = (...points: [number, number][]) => points.map(([x, y]) => ({ x: x * size, y: y * size }));
  return {
    canvas:
      kind === 'tick'
        ? [{ ...stroke, points: at([0.05, 0.55], [0.35, 0.85], [0.9, 0.15]) }]
        : [
            { ...stroke, points: at([0.1, 0.15], [0.8, 0.85]) },
            { ...stroke, points: at([0.8, 0.15], [0.1, 0.85]) },
          ],
  };
}

/** A thin line from left to right. */
export function rule(width: number, lineWidth = 0.5, lineColor = INK.line): ContentCanvas {
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth, lineColor }] };
}
