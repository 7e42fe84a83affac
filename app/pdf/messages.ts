import type { PdfRequest } from '@/lib/sheet/pdf/make';
import type { Sheet } from '@/lib/sheet/sheet';
import type { Compiled } from '@/lib/words/words';

/** What the page asks of the worker that makes PDFs. */
export interface Asked {
  sheet: Sheet;
  request: PdfRequest;
  /** By which numbers are written, and the compiled catalogue: words themselves are functions, and stay behind. */
  locale: string;
  messages: Compiled;
  /** Where the fonts are. */
  fonts: string;
}

/** What the worker answers. */
export type Told = { bytes: Uint8Array<ArrayBuffer> } | { failed: string };
