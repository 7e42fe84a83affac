import { readFileSync, writeFileSync } from 'node:fs';
import { openSync } from 'fontkit';
import { inRoot } from './steps/paths.mjs';

/**
 * Writes down anew which code points each font of the PDF has, after a font package was changed: run it by hand. A
 * test holds what it wrote against the fonts.
 */
const PDF = 'lib/sheet/pdf';

const files = Object.entries(JSON.parse(readFileSync(inRoot(PDF, 'font-files.json'), 'utf8')));
const table = files
  .filter(([name]) => !/-(bold|italic)$/.test(name))
  .map(([name, file]) => [name, ranges(openSync(inRoot('node_modules/@fontsource', file)))]);
writeFileSync(inRoot(PDF, 'coverage.json'), `${JSON.stringify(Object.fromEntries(table), null, 2)}\n`);

/** The code points that have a glyph, as runs of hexadecimal numbers: `20-7e a0`. */
function ranges(font) {
  const points = font.characterSet.filter((point) => font.glyphForCodePoint(point).id > 0);
  const runs = [];
  for (const point of points.sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map((run) => [...new Set(run)].map((point) => point.toString(16)).join('-')).join(' ');
}
