import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

/** A hash over the content of files and folders of the project, and over further words. */
export function hashOf(paths, ...words) {
  const hash = createHash('sha256').update(words.join('\n'));
  for (const file of paths.flatMap(filesIn)) {
    hash.update(`\n${file}\n`).update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

/** The newest change under files and folders, in milliseconds; a folder changes when a file comes or goes. */
export function newestChange(paths) {
  return Math.max(0, ...paths.map(newest));
}

function newest(path) {
  const found = statSync(inRoot(path), { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, newestChange(readdirSync(inRoot(path)).map((name) => join(path, name))));
}

function filesIn(path) {
  if (!existsSync(inRoot(path))) return [];
  if (!statSync(inRoot(path)).isDirectory()) return [path];
  return readdirSync(inRoot(path))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
