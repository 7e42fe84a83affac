import { execFile } from 'node:child_process';

/** A piece of text and where it stands, in millimetres from the page's upper left corner. */
export interface Place {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PdfPage {
  width: number;
  height: number;
  text: string;
  places: Place[];
}

interface Outline {
  title: string;
  inside: Outline[];
}

export interface ReadPdf {
  title: string;
  author: string;
  subject: string;
  language: string;
  created: string;
  links: string[];
  outline: Outline[];
  pages: PdfPage[];
}

/** Reads a PDF. Jest loads no ES modules, of which the reader is one, so it runs in a process of its own. */
export function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  return new Promise((resolve, reject) => {
    const options = { maxBuffer: 1 << 28 };
    const reader = execFile(process.execPath, ['tests/sheet/pdf/reader.mjs'], options, (error, stdout) =>
      error ? reject(error) : resolve(JSON.parse(stdout)),
    );
    reader.stdin?.end(pdf);
  });
}
