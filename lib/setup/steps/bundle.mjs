import { existsSync, statSync } from 'node:fs';
import { newestChange } from './hash.mjs';
import { inBuild, root } from './paths.mjs';

/** The command line program, compiled into one file that needs no packages. */
export const MUSTER = inBuild('muster.cjs');

/** Whether the program is newer than what it is made of; a cheap look, since each call of it takes one. */
export function isBundled() {
  return existsSync(MUSTER) && statSync(MUSTER).mtimeMs > newestChange(['lib', 'package-lock.json']);
}

/** Compiles the command line program, unless it is up to date. */
export async function bundle() {
  if (!isBundled()) await bundleForNode('lib/cli/main.ts', MUSTER);
}

/** What makes PDFs for the server, in a thread of its own. */
const PDF_MAKER = inBuild('pdf-maker.cjs');

/** Compiles the server's maker of PDFs, unless it is up to date. */
export async function bundlePdfMaker() {
  const changed = newestChange(['lib', 'package-lock.json']);
  if (existsSync(PDF_MAKER) && statSync(PDF_MAKER).mtimeMs > changed) return;
  await bundleForNode('lib/http/pdf-maker.ts', PDF_MAKER);
}

/** Compiles a TypeScript program into one file for Node. */
export async function bundleForNode(source, outfile, options = {}) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    ...options,
  });
}
