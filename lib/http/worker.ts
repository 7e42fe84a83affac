import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { httpEnv } from './env';

/** What a worker may do: fetch what it keeps, from here. */
const POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'";

const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  // The browser asks for it at each start, to learn of a new build.
  'cache-control': 'no-cache',
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
};

/** Where the build leaves it (lib/setup/steps/worker.mjs). */
const file = () => path.join(/* turbopackIgnore: true */ process.cwd(), '.next', 'sw.js');

/** Takes the place of any worker that browsers hold, and ends it with all that it kept. */
const RETIRED = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('muster-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** The service worker of this build; one that retires where there is to be none; 404 where none was built. */
export async function workerResponse(): Promise<Response> {
  if (httpEnv().MUSTER_NO_SW) return new Response(RETIRED, { headers: HEADERS });
  const script = await readFile(file(), 'utf8').catch(() => undefined);
  if (script === undefined || process.env.NODE_ENV === 'development')
    return new Response('No worker here.', { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(script, { headers: HEADERS });
}
