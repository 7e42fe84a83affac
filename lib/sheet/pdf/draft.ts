import type { Content } from 'pdfmake/interfaces';
import type { Words } from '@/lib/words';
import type { Missing } from './faces';
import { PAGE, type Paper } from './options';
import { makePen, type Pen } from './pen';

/** What a layout works with: a pen that knows the fonts, the words of the reader, and the size of the page. */
export interface Desk {
  pen: Pen;
  words: Words;
  page: { width: number; height: number };
}

export function makeDesk(paper: Paper, missing: Missing, words: Words): Desk {
  return { pen: makePen(missing), words, page: PAGE[paper] };
}

/** Left, top, right and bottom margins of a page, in points. */
export type Margins = [number, number, number, number];

/** A place in the document that a reader's list of bookmarks leads to. */
export interface Bookmark {
  title: string;
  node: Placed;
  inside?: Bookmark[];
}

/** Content that knows where it came to stand, once it was laid out. */
export type Placed = Content & { positions?: readonly { pageNumber: number; top: number }[] };

/** A document before it is laid out. */
export interface Draft {
  content: Content[];
  margins: Margins;
  bookmarks: Bookmark[];
  /** Whether the foot of each page has the army, its verdict and the page's number. */
  footer: boolean;
  /** A better draft, where the pages that came of this one will not do. */
  again?: (pages: number) => Draft | undefined;
}
