import { createHash } from 'node:crypto';

/** For an answer that is no document. */
export const NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'";

interface PageSources {
  /** Which scripts may run. */
  scripts: readonly string[];
  styles: readonly string[];
  development?: boolean;
}

/** What a page of the builder may load and run. Its scripts need the nonce, and may load others. */
export function pagePolicy(nonce: string, development: boolean): string {
  return policy({
    scripts: ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", ...(development ? ["'unsafe-eval'"] : [])],
    styles: ["'self'", development ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    development,
  });
}

/** What a page with one constant script may load and run: always the same, so that it can be cached. */
export function constantPolicy(script: string, development: boolean): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return policy({
    scripts: development ? ["'self'", "'unsafe-inline'", "'unsafe-eval'"] : [`'sha256-${hash}'`],
    styles: ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    development,
  });
}

/** Style attributes need no nonce, since components place themselves by them. */
function policy({ scripts, styles, development }: PageSources): string {
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': scripts,
    'style-src': styles,
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(development ? ['ws:'] : [])],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
