import { readFileSync } from 'node:fs';
import { Fault } from './fault.mjs';
import { inBuild, inRoot, root } from './paths.mjs';

/** What else a page loads, besides its files with hashed names: `/name`. */
const LOOSE = ['/icon.svg', '/manifest.webmanifest'];

/** Larger than any file that the pages load; the largest is a font for rare scripts. */
const MAX_FILE = 8_388_608;

/**
 * Compiles the service worker and writes into it all that one build of the pages consists of.
 * @param code the name of the build
 */
export async function buildWorker(code) {
  const compiled = inBuild('sw.js');
  await compile(compiled, code);
  const { injectManifest } = await import('@serwist/build');
  const pages = pagePaths(JSON.parse(readFileSync(inRoot('.next/app-path-routes-manifest.json'), 'utf8')));
  const { warnings } = await injectManifest({
    swSrc: compiled,
    swDest: inRoot('.next/sw.js'),
    globDirectory: root,
    globPatterns: ['.next/static/{chunks,media}/**/*', 'public/**/*'],
    // The sources of workers, which the pages name but never load.
    globIgnores: ['public/screenshots/**', '.next/static/media/*.worker.*.ts'],
    modifyURLPrefix: { '.next/static/': '/_next/static/', 'public/': '/' },
    dontCacheBustURLsMatching: /^\.next\/static\//,
    maximumFileSizeToCacheInBytes: MAX_FILE,
    additionalPrecacheEntries: [...pages, ...LOOSE].map((url) => ({ url, revision: code })),
  });
  if (warnings.length > 0) throw new Fault(warnings.join('\n'));
}

/** The addresses of all pages that are one for everybody: a new page joins by being there. */
export function pagePaths(routes) {
  return Object.entries(routes)
    .filter(([file, path]) => file.endsWith('/page') && !/[[_]/.test(path))
    .map(([, path]) => path)
    .sort();
}

async function compile(outfile, code) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: ['app/sw/worker.ts'],
    outfile,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.MUSTER_CODE': JSON.stringify(code) },
  });
}
