import type { Content } from 'pdfmake/interfaces';
import { mm } from './options';
import { INK } from './pen';

/** A card as the rule book has it (A:917): half of half a sheet of A4. */
const WIDTH = mm(105);
const HEIGHT = mm(148);
/** A letter page is lower than two of them. */
const LOW = mm(138);
const MARK = mm(4);
const INSET = mm(7);

/** Where four cards stand on a page, two beside two. */
export interface Grid {
  card: { width: number; height: number };
  /** Of the first card, from the page's corner. */
  left: number;
  top: number;
  /** Room for text on a card. */
  room: { width: number; height: number };
}

export const CARDS_A_PAGE = 4;

/** The cards of a page of this size. */
export function gridOf(page: { width: number; height: number }): Grid {
  const height = page.height >= 2 * HEIGHT ? HEIGHT : LOW;
  return {
    card: { width: WIDTH, height },
    left: (page.width - 2 * WIDTH) / 2,
    top: (page.height - 2 * height) / 2,
    room: { width: WIDTH - 2 * INSET, height: height - 2 * INSET },
  };
}

/** The corner of a card's text, the first card being 0. */
export function cornerOf({ card, left, top }: Grid, at: number): { x: number; y: number } {
  const [column, row] = [at % 2, Math.floor(at / 2) % 2];
  return { x: left + column * card.width + INSET, y: top + row * card.height + INSET };
}

/** Content on a card, placed on its page, and nothing else moved by it. */
export function placed(stack: Content[], grid: Grid, at: number, down = 0): Content {
  const { x, y } = cornerOf(grid, at);
  return { absolutePosition: { x, y: y + down }, columns: [{ width: grid.room.width, stack }] };
}

/** Where to cut: short lines at the page's edges, and a cross in the middle. */
export function cutMarks({ card, left, top }: Grid, page: { width: number; height: number }): Content {
  const xs = [0, 1, 2].map((at) => left + at * card.width).filter((x) => inside(x, page.width));
  const ys = [0, 1, 2].map((at) => top + at * card.height).filter((y) => inside(y, page.height));
  const [middleX, middleY] = [left + card.width, top + card.height];
  const lines = [
    ...xs.flatMap((x) => [
      [x, 0, x, MARK],
      [x, page.height - MARK, x, page.height],
    ]),
    ...ys.flatMap((y) => [
      [0, y, MARK, y],
      [page.width - MARK, y, page.width, y],
    ]),
    [middleX, middleY - MARK, middleX, middleY + MARK],
    [middleX - MARK, middleY, middleX + MARK, middleY],
  ];
  const canvas = lines.map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => ({
    type: 'line' as const,
    x1,
    y1,
    x2,
    y2,
    lineWidth: 0.4,
    lineColor: INK.muted,
  }));
  return { absolutePosition: { x: 0, y: 0 }, canvas };
}

/** Whether a cut does not run along the page's own edge. */
function inside(place: number, length: number): boolean {
  return place > mm(1) && place < length - mm(1);
}
