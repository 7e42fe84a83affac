import { cpSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '..', '..');

/** The name of the build that the tests are run on. */
export function buildName(folder = root): string {
  return readFileSync(join(folder, '.next', 'BUILD_ID'), 'utf8').trim();
}

/**
 * Makes of the build another one, as the next version would be, without building again: it has another name, and each
 * of its files that browsers load has one too, so that a page which took a file of the other build would find none.
 */
export function secondBuild(folder: string, name: string): void {
  const next = join(folder, '.next');
  const cache = join(root, '.next', 'cache');
  cpSync(join(root, '.next'), next, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file !== cache,
  });
  cpSync(join(root, 'lib', 'setup'), join(folder, 'lib', 'setup'), { recursive: true });
  for (const file of ['package.json', 'next.config.js']) cpSync(join(root, file), join(folder, file));
  for (const shared of ['node_modules', 'data', 'prisma', 'public'])
    symlinkSync(join(root, shared), join(folder, shared));
  rename(next, new Map([[buildName(), name], ...newNames(next)]));
}

/** The stems of the scripts and styles, each with another as long. */
function newNames(next: string): [string, string][] {
  const stems = filesIn(join(next, 'static', 'chunks')).map((file) => basename(file).replace(/\..*/, ''));
  return [...new Set(stems)].map((stem) => [stem, [...stem].reverse().join('')]);
}

/** Writes other words for words in every file, and in the names of what browsers load. */
function rename(next: string, words: ReadonlyMap<string, string>): void {
  const pattern = new RegExp([...words.keys()].join('|'), 'g');
  const other = (text: string) => text.replace(pattern, (word) => words.get(word) ?? word);
  for (const file of filesIn(next)) {
    // Letters of one byte, so that a font comes out as it went in.
    const text = readFileSync(file, 'latin1');
    const changed = other(text);
    if (changed !== text) writeFileSync(file, changed, 'latin1');
    const name = other(basename(file));
    if (file.includes('/static/') && name !== basename(file)) renameSync(file, join(file, '..', name));
  }
  const [[old = '', name = ''] = []] = words;
  renameSync(join(next, 'static', old), join(next, 'static', name));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) return [];
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}
