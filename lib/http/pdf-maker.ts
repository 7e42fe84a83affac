import { parentPort } from 'node:worker_threads';
import { folderFonts } from '@/lib/sheet/pdf/font-folder';
import { sheetPdf } from '@/lib/sheet/pdf/make';
import { english as words } from '@/lib/words/english';
import type { PdfOrder, PdfOutcome } from './pdf-order';

/** The thread in which the server makes PDFs (lib/http/pdf-thread.ts): one at a time, as they are ordered. */
parentPort?.on('message', async ({ sheet, request }: PdfOrder) => {
  const answer = (outcome: PdfOutcome) => parentPort?.postMessage(outcome);
  try {
    answer({ bytes: await sheetPdf(sheet, request, { fonts: folderFonts, words }) });
  } catch (error) {
    answer({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
