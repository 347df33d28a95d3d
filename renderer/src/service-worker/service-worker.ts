import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { sameFilesNow } from './build-files';

/** Written in by the build (build/vite/service-worker.ts): paths of the build's assets. */
declare const __BUILD_FILES__: { version: string; shell: string[]; all: string[] };

/** The part of a service worker's global scope that is used here; the DOM's types have none. */
const scope = globalThis as unknown as {
  location: Location;
  clients: { claim(): Promise<void> };
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(done: Promise<unknown>): void }) => void,
  ): void;
};

const PAGE = '/index.html';
const ASSETS = 'emberforge-assets';
const STATIC = 'emberforge-static';
/** A line that gives no answer in this time counts as none, where this machine has an answer of its own. */
const PATIENCE_SECONDS = 4;
/** Paths that are no pages of the app. */
const NO_PAGE = [/^\/(v1|runtimes|assets)\//, /^\/(metrics|healthz|readyz|version)$/, /\.\w+$/];

const { version, shell, all } = __BUILD_FILES__;

// The page, and what it needs before anything else. An asset's name holds its content, the page's does not.
precacheAndRoute([
  ...[PAGE, '/favicon.svg'].map((url) => ({ url, revision: version })),
  ...shell.map((url) => ({ url, revision: null })),
]);

// Whatever else of the app was opened once.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: ASSETS }),
);

// Lessons and courses as everybody sees them. Nothing of anybody's own: other paths of the API are never touched.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && url.pathname.startsWith('/v1/static/') && !request.headers.has('authorization'),
  new NetworkFirst({ cacheName: STATIC, networkTimeoutSeconds: PATIENCE_SECONDS }),
);

// A page comes from the server where there is one, so that nobody is kept on an old version; else it is the kept one.
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_SECONDS * 1000) });
      } catch (error) {
        const kept = await matchPrecache(PAGE);
        if (!kept) throw error;
        return kept;
      }
    },
    { denylist: NO_PAGE },
  ),
);

/** What was kept of the last version is fetched in this one, so that pages stay there without a connection. */
async function carryOver(): Promise<void> {
  const cache = await caches.open(ASSETS);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.allSettled(sameFilesNow(kept, all).map((path) => cache.add(path)));
}

async function dropOldFiles(): Promise<void> {
  const cache = await caches.open(ASSETS);
  const current = new Set(all);
  for (const request of await cache.keys()) {
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

scope.addEventListener('install', (event) => event.waitUntil(carryOver()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.clients.claim(), dropOldFiles()])),
);
