import { PAPERS, PDF_LAYOUTS, type PdfOptions } from '@/lib/sheet/pdf/options';

const KEY = 'muster-pdf';

/** Where letter is the paper (CLDR: territories whose paper size is US-Letter). */
const LETTER = /-(US|CA|MX|PH|CL|CO|CR|GT|NI|PA|PR|SV|VE|BZ)\b/;

/** What was chosen last, or else the whole sheet on the paper of the reader's country. */
export function lastChoice(): PdfOptions {
  const paper = LETTER.test(navigator.language) ? 'letter' : 'a4';
  try {
    const { layout, paper: kept } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return {
      layout: PDF_LAYOUTS.find((each) => each === layout) ?? 'sheet',
      paper: PAPERS.find((each) => each === kept) ?? paper,
    };
  } catch {
    return { layout: 'sheet', paper };
  }
}

/** Remembers a choice, where the browser keeps anything. */
export function keepChoice(options: PdfOptions): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(options));
  } catch {
    // The next dialog starts from the whole sheet.
  }
}
