import pdfmake from 'pdfmake';
import type { TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces';
import type { Sheet } from '../sheet';
import type { Bookmark, Desk, Draft } from './draft';
import { FONT_NAMES, type FontName } from './faces';
import { footer } from './footer';

/** The parts of the library that its types leave out. */
interface Library {
  virtualfs: { writeFileSync(file: string, bytes: Uint8Array): void };
}

interface Outline {
  addItem(
    title: string,
    place: { pageNumber: number; top: number; left: number; expanded?: boolean },
  ): Outline;
}

/** The document of the library below, laid out and drawn, but not yet ended. */
interface Drawn {
  _pdfMakePages: readonly unknown[];
  outline: Outline;
}

interface Printed {
  pages: number;
  /** Ends the document. */
  bytes(): Promise<Uint8Array>;
}

/** Who made it, as the document's properties tell. */
const AUTHOR = 'Muster';

let prepared = false;

/** Makes fonts known to the library; a font that is used must have been given to it. */
export function giveFont(name: FontName, bytes: Uint8Array): void {
  (pdfmake as unknown as Library).virtualfs.writeFileSync(fileOf(name), bytes);
}

function prepare(): void {
  if (prepared) return;
  const fonts: TFontDictionary = {};
  for (const name of FONT_NAMES) fonts[name] = { normal: fileOf(name) };
  pdfmake.setFonts(fonts);
  // Nothing is fetched and no file is read: fonts are given, and there are no pictures.
  pdfmake.setUrlAccessPolicy?.(() => false);
  pdfmake.setLocalAccessPolicy?.(() => false);
  prepared = true;
}

function fileOf(name: FontName): string {
  return `${name}.ttf`;
}

/** Lays a draft out and draws it. */
export async function print(draft: Draft, sheet: Sheet, desk: Desk, date: Date): Promise<Printed> {
  prepare();
  const made = pdfmake.createPdf(definition(draft, sheet, desk, date));
  const drawn = (await made.getStream()) as unknown as Drawn;
  return {
    pages: drawn._pdfMakePages.length,
    bytes: async () => {
      addBookmarks(draft.bookmarks, drawn.outline, desk.page.width);
      return made.getBuffer();
    },
  };
}

function definition(draft: Draft, sheet: Sheet, desk: Desk, date: Date): TDocumentDefinitions {
  return {
    content: draft.content,
    pageSize: desk.page,
    pageMargins: draft.margins,
    ...(draft.footer ? { footer: footer(sheet, desk, draft.margins) } : {}),
    defaultStyle: { font: 'latin', fontSize: 9, lineHeight: 0.92 },
    version: '1.7',
    language: desk.words.locale,
    displayTitle: true,
    info: {
      title: sheet.name,
      author: AUTHOR,
      subject: [sheet.list, sheet.verdictText].join(', '),
      creator: AUTHOR,
      producer: AUTHOR,
      creationDate: date,
      modDate: date,
    },
  };
}

/** The library's own bookmarks know the page only; these lead to the line. */
function addBookmarks(bookmarks: readonly Bookmark[], outline: Outline, width: number): void {
  for (const { title, node, inside = [] } of bookmarks) {
    const [place] = node.positions ?? [];
    if (!place) continue;
    const item = outline.addItem(title, {
      pageNumber: place.pageNumber - 1,
      top: Math.max(0, place.top - 4),
      left: width,
      expanded: inside.length > 0,
    });
    addBookmarks(inside, item, width);
  }
}
