/// <reference lib="webworker" />
import {
  ExpirationPlugin,
  NetworkFirst,
  NetworkOnly,
  type PrecacheEntry,
  Serwist,
  type SerwistPlugin,
} from 'serwist';
import { openQueue } from '@/lib/shelf/queue';
import { shareArmy } from '../army/share';
import { SYNC_TAG } from '../shares/tag';
import { type Asked, BUILD_HEADER } from './build';
import { withFreshNonce } from './nonce';

declare const self: ServiceWorkerGlobalScope & { __SW_MANIFEST: PrecacheEntry[] };

/** All that the build consists of, written in by lib/setup/steps/worker.mjs. */
const MANIFEST = self.__SW_MANIFEST;

/** Of which build this worker is, and with it all that it keeps. */
const BUILD = process.env.MUSTER_CODE ?? '';
const SHARED = 'muster-shared';
const MOST_SHARED = 30;
/** Seconds after which a shared page that was seen before is shown as it was. */
const PATIENCE = 6;

const isPage = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') ?? false;

/** Keeps pages of this build only: while a server is replaced, it may answer with those of another. */
const ofThisBuild: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    return isPage(response) && response.headers.get(BUILD_HEADER) !== BUILD ? null : response;
  },
};

const freshNonce: SerwistPlugin = {
  handlerWillRespond: async ({ response, event }) =>
    event.type === 'fetch' && isPage(response) ? withFreshNonce(response) : response,
};

/**
 * A page's own worker is told by the mark behind its address which files it consists of. What comes out of a cache has
 * the address that it was kept by, which has no mark; without an address, it has the one that was asked for.
 */
const askedAddress: SerwistPlugin = {
  handlerWillRespond: async ({ request, response }) =>
    request.destination === 'worker' ? new Response(response.body, response) : response,
};

/** Everything of this build comes from here and nothing from elsewhere, until a page says SKIP_WAITING to its successor. */
const serwist = new Serwist({
  cacheId: 'muster',
  precacheEntries: MANIFEST,
  precacheOptions: {
    plugins: [ofThisBuild, freshNonce, askedAddress],
    // A page is one for all addresses, and an icon for all marks behind its name.
    ignoreURLParametersMatching: [/./],
    cleanURLs: false,
    directoryIndex: null as unknown as string,
    concurrency: 4,
  },
  clientsClaim: true,
});

/** Where the network is asked in vain, a page says so. */
const orOffline: SerwistPlugin = {
  handlerDidError: async () => {
    const page = await serwist.matchPrecache('/offline');
    return page && withFreshNonce(page);
  },
};

/** What was withdrawn, or is no more, is not to be seen any longer. */
const forgetGone: SerwistPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if ([404, 410].includes(response.status)) await (await caches.open(SHARED)).delete(request);
    return response;
  },
};

serwist.registerCapture(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && /^\/s\/[^/]+$/.test(url.pathname),
  new NetworkFirst({
    cacheName: SHARED,
    networkTimeoutSeconds: PATIENCE,
    plugins: [new ExpirationPlugin({ maxEntries: MOST_SHARED }), forgetGone, orOffline],
  }),
);
serwist.registerCapture(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !/^\/(api\/|s\/[^/]+\/roster$)/.test(url.pathname),
  new NetworkOnly({ plugins: [orOffline] }),
);
serwist.addEventListeners();

/** The pages once more, all of them or none. */
async function refreshPages(): Promise<boolean> {
  const pages = MANIFEST.filter(({ url }) => !/\.\w+$/.test(url)).map(({ url }) => url);
  const answers = await Promise.all(pages.map((url) => fetch(url, { cache: 'reload' })));
  if (!answers.every((answer) => answer.ok && answer.headers.get(BUILD_HEADER) === BUILD)) return false;
  const cache = await caches.open(serwist.precacheStrategy.cacheName);
  await Promise.all(
    answers.map((answer, at) => cache.put(serwist.getPrecacheKeyForUrl(pages[at] ?? '') ?? '', answer)),
  );
  return true;
}

/** Shared pages that were seen are in the dress of the build that they came from, and in the language of then: once more. */
async function refreshShared(): Promise<void> {
  const cache = await caches.open(SHARED);
  const keys = await cache.keys();
  await Promise.allSettled(
    keys.map(async ({ url }) => {
      const answer = await fetch(url);
      if (answer.ok) await cache.put(url, answer);
    }),
  );
}

self.addEventListener('activate', (event) => event.waitUntil(refreshShared()));

/** Sends the links that wait, with no page open; a failure has the browser wake the worker again. */
async function sendQueued(): Promise<void> {
  const queue = await openQueue();
  const done = await queue.send(shareArmy).finally(() => queue.close());
  if (!done) throw new Error('there are links that wait still');
}

self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendQueued());
});

self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as Asked;
  const answer = (words: unknown) => event.ports[0]?.postMessage(words);
  if (type === 'BUILD') answer(BUILD);
  if (type === 'PAGES')
    event.waitUntil(
      refreshPages()
        .catch(() => false)
        .then(answer)
        .then(refreshShared),
    );
});
