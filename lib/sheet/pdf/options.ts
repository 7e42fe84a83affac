/** What a PDF can show of an army: all of it, one page, a card a unit, or the order of march. */
export const PDF_LAYOUTS = ['sheet', 'summary', 'cards', 'march'] as const;
export type PdfLayout = (typeof PDF_LAYOUTS)[number];

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

export interface PdfOptions {
  layout: PdfLayout;
  paper: Paper;
}

const MM = 72 / 25.4;

/** Millimetres in points of a PDF. */
export function mm(length: number): number {
  return length * MM;
}

/** Width and height in points of a PDF. */
export const PAGE: Record<Paper, { width: number; height: number }> = {
  a4: { width: mm(210), height: mm(297) },
  letter: { width: 612, height: 792 },
};
