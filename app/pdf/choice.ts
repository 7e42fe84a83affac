import { PDF_LAYOUTS, type PdfLayout, type PdfOptions } from '@/lib/sheet/pdf/options';
import { settings } from '../ui/settings';

const KEY = 'muster-pdf';

/** The layout that was made last, or else the whole sheet, on the paper of the settings. */
export function firstChoice(): PdfOptions {
  return { layout: PDF_LAYOUTS.find((each) => each === lastLayout()) ?? 'sheet', paper: settings().paper };
}

function lastLayout(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}').layout;
  } catch {
    return undefined;
  }
}

/** Remembers a layout, where the browser keeps anything; another paper is chosen in the settings. */
export function keepLayout(layout: PdfLayout): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ layout }));
  } catch {
    // The next dialog starts from the whole sheet.
  }
}
