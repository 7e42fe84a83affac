import { execFile } from 'node:child_process';
import type { Page } from 'playwright-core';

/** A page of a PDF: its size in millimetres and its text. */
export interface PdfPage {
  width: number;
  height: number;
  text: string;
}

export type Paper = 'A4' | 'Letter';

/** Prints the page as it is and reads the PDF. */
export async function printed(page: Page, format: Paper): Promise<PdfPage[]> {
  return pagesOf(await page.pdf({ format }));
}

/** Jest loads no ES modules, of which the reader is one, so it runs in a process of its own. */
function pagesOf(pdf: Buffer): Promise<PdfPage[]> {
  return new Promise((resolve, reject) => {
    const reader = execFile(process.execPath, ['tests/browser/read-pdf.mjs'], (error, stdout) =>
      error ? reject(error) : resolve(JSON.parse(stdout)),
    );
    reader.stdin?.end(pdf);
  });
}
