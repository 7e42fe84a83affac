import type { PdfRequest } from '@/lib/sheet/pdf/make';
import type { Sheet } from '@/lib/sheet/sheet';

/** What the page asks of the worker that makes PDFs. */
export interface Asked {
  sheet: Sheet;
  request: PdfRequest;
  /** Where the fonts are. */
  fonts: string;
}

/** What the worker answers. */
export type Told = { bytes: Uint8Array<ArrayBuffer> } | { failed: string };
