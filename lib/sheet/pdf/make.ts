import type { Words } from '@/lib/words';
import type { Sheet } from '../sheet';
import { fileCards } from './cards';
import { type Desk, type Draft, makeDesk } from './draft';
import { type Face, type FontName, faceOfFont, type Missing } from './faces';
import { footer } from './footer';
import { fullSheet } from './full';
import { marchingOrder } from './march';
import type { PdfLayout, PdfOptions } from './options';
import { fontsIn } from './pen';
import { giveFont, print } from './render';
import { summaryPage } from './summary';
import { trueType } from './woff';

/** Fetches the WOFF file of a font. */
export type FontSource = (name: FontName) => Promise<Uint8Array>;

export interface PdfRequest extends PdfOptions {
  /** When it is made, as the document's properties tell. */
  date: Date;
}

/** What a PDF is made with: where its fonts come from, and the words that it says. */
export interface PdfMeans {
  fonts: FontSource;
  words: Words;
}

const LAYOUTS: Record<PdfLayout, (sheet: Sheet, desk: Desk) => Draft> = {
  sheet: fullSheet,
  summary: summaryPage,
  cards: fileCards,
  march: marchingOrder,
};

const given = new Set<FontName>();

/** The faces that shape letters by their neighbours. */
const SHAPING: readonly Face[] = ['arabic', 'hebrew', 'devanagari', 'thai', 'emoji'];

/**
 * The sheet as a PDF. Fonts are fetched as they are needed; letters of a font that cannot be had are drawn by the next
 * that has them.
 * @throws whatever the source throws where not even the Latin letters can be had
 */
export async function sheetPdf(sheet: Sheet, request: PdfRequest, means: PdfMeans): Promise<Uint8Array> {
  try {
    return await drawn(sheet, request, means, new Set());
  } catch (error) {
    // The shaping of scripts is intricate, and names are anybody's: without it, there is a sheet still.
    const plain = await drawn(sheet, request, means, new Set(SHAPING)).catch(() => undefined);
    if (plain) return plain;
    throw error;
  }
}

async function drawn(
  sheet: Sheet,
  request: PdfRequest,
  { fonts, words }: PdfMeans,
  without: Missing,
): Promise<Uint8Array> {
  const missing = new Set(without);
  let desk = makeDesk(request.paper, missing, words);
  let draft = LAYOUTS[request.layout](sheet, desk);
  for (;;) {
    const lacking = await fetchFonts(fontsOf(draft, sheet, desk), fonts);
    if (lacking.length > 0) {
      for (const face of lacking) missing.add(face);
      desk = makeDesk(request.paper, missing, words);
      draft = LAYOUTS[request.layout](sheet, desk);
      continue;
    }
    const printed = await print(draft, sheet, desk, request.date);
    const better = draft.again?.(printed.pages);
    if (!better) return printed.bytes();
    draft = better;
  }
}

function fontsOf(draft: Draft, sheet: Sheet, desk: Desk): FontName[] {
  const foot = footer(sheet, desk, draft.margins)(1, 1, desk.page);
  return [...fontsIn([draft.content, foot], new Set(['latin']))] as FontName[];
}

/** Gives the library fonts that it has not; returns the faces that could not be had. */
async function fetchFonts(names: readonly FontName[], source: FontSource): Promise<Face[]> {
  const lacking: Face[] = [];
  for (const name of names.filter((each) => !given.has(each))) {
    try {
      giveFont(name, trueType(await source(name)));
      given.add(name);
    } catch (error) {
      const face = faceOfFont(name);
      if (face === 'latin') throw error;
      lacking.push(face);
    }
  }
  return lacking;
}
