import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FontName } from './faces';
import files from './font-files.json';
import type { FontSource } from './make';

/** Reads fonts for server and program: from the folder that set-up fills, or where MUSTER_FONTS says. */
export const folderFonts: FontSource = (name) => {
  const root = /* turbopackIgnore: true */ process.cwd();
  const folder = process.env.MUSTER_FONTS ?? path.join(/* turbopackIgnore: true */ root, 'public', 'fonts');
  const file = path.join(/* turbopackIgnore: true */ folder, `${name}.woff`);
  return readFile(existsSync(file) ? file : packaged(root, name));
};

/** Where the packages are, nothing need be set up: so it is for tests of the sources. */
function packaged(root: string, name: FontName): string {
  return path.join(/* turbopackIgnore: true */ root, 'node_modules', '@fontsource', files[name]);
}
