import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { hashOf } from './hash.mjs';
import { inRoot } from './paths.mjs';
import { once } from './stamp.mjs';

/** Where the fonts of a PDF are looked for: `{ "latin-400-normal": "source-sans-3/files/….woff" }`. */
const LIST = 'lib/sheet/pdf/font-files.json';
const FOLDER = 'public/fonts';

/** Copies the fonts that a PDF may embed to where server, program and browser find them. */
export function copyFonts() {
  return once({
    name: 'fonts',
    hash: hashOf([LIST, 'package-lock.json']),
    makes: `${FOLDER}/unifont.woff`,
    work: () => {
      rmSync(inRoot(FOLDER), { recursive: true, force: true });
      mkdirSync(inRoot(FOLDER), { recursive: true });
      const files = JSON.parse(readFileSync(inRoot(LIST), 'utf8'));
      for (const [name, file] of Object.entries(files))
        copyFileSync(inRoot('node_modules/@fontsource', file), inRoot(FOLDER, `${name}.woff`));
    },
  });
}
