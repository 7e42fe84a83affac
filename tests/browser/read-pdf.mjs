import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';

const MILLIMETRES = 25.4 / 72;

/** Reads a PDF from standard input and writes its pages, with their sizes in millimetres, as JSON. */
const pdf = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const { text } = await extractText(pdf);
const sizes = await Promise.all(text.map(async (_, at) => (await pdf.getPage(at + 1)).view));
const pages = sizes.map(([left, bottom, right, top], at) => ({
  width: Math.round((right - left) * MILLIMETRES),
  height: Math.round((top - bottom) * MILLIMETRES),
  text: text[at],
}));
process.stdout.write(JSON.stringify(pages));
