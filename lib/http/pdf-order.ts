import type { Sheet } from '@/lib/sheet';
import type { PdfRequest } from '@/lib/sheet/pdf/make';

/** What the thread that makes PDFs is told. */
export interface PdfOrder {
  sheet: Sheet;
  request: PdfRequest;
}

/** What it answers. */
export type PdfOutcome = { bytes: Uint8Array } | { failed: string };
