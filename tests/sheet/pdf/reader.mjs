import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';

const MILLIMETRES = 25.4 / 72;

/** Reads a PDF from standard input and writes all that the tests look at, as JSON. */
const pdf = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const { info } = await pdf.getMetadata();
const pages = [];
const links = [];
const fonts = new Set();
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const [left, bottom, right, top] = page.view;
  const { items } = await page.getTextContent();
  for (const { url } of await page.getAnnotations()) if (url) links.push(url);
  pages.push({
    width: Math.round((right - left) * MILLIMETRES),
    height: Math.round((top - bottom) * MILLIMETRES),
    text: items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
    // Left, top, right and bottom of each piece of text, in millimetres from the page's upper left corner.
    places: items
      .filter(({ str }) => str.trim() !== '')
      .map(({ str, transform, width, height }) => ({
        text: str,
        left: transform[4] * MILLIMETRES,
        right: (transform[4] + width) * MILLIMETRES,
        top: (top - transform[5] - height) * MILLIMETRES,
        bottom: (top - transform[5]) * MILLIMETRES,
      })),
  });
  for (const { fontName } of items) fonts.add(fontName);
}
const outline = (items) =>
  (items ?? []).map(({ title, items: inside }) => ({ title, inside: outline(inside) }));
const text = {
  title: info.Title,
  author: info.Author,
  subject: info.Subject,
  language: info.Language,
  created: info.CreationDate,
  fonts: fonts.size,
  links,
  outline: outline(await pdf.getOutline()),
  pages,
};
process.stdout.write(JSON.stringify(text));
