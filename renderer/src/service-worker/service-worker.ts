import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { sameFilesNow } from './build-files';

/** Injected by the build (build/vite/service-worker.ts): paths of the build's assets. */
declare const __BUILD_FILES__: { version: string; shell: string[]; all: string[] };

/** The part of a service worker's global scope that is used here; the DOM types don't include it. */
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
/** If the network doesn't answer within this time, the cache does. */
const NETWORK_TIMEOUT_S = 4;
/** Paths that aren't pages of the app. */
const NO_PAGE = [/^\/(v1|runtimes|assets)\//, /^\/(metrics|healthz|readyz|version)$/, /\.\w+$/];

const { version, shell, all } = __BUILD_FILES__;

// The page and what it needs first. An asset's name contains its hash, the page's doesn't.
precacheAndRoute([
  ...[PAGE, '/favicon.svg'].map((url) => ({ url, revision: version })),
  ...shell.map((url) => ({ url, revision: null })),
]);

// All other assets, cached on first use.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: ASSETS }),
);

// Lessons and courses as everybody sees them. Nothing personal: other API paths are never touched.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && url.pathname.startsWith('/v1/static/') && !request.headers.has('authorization'),
  new NetworkFirst({ cacheName: STATIC, networkTimeoutSeconds: NETWORK_TIMEOUT_S }),
);

// A page comes from the server if possible, so that nobody is stuck on an old version; otherwise from the cache.
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request, { signal: AbortSignal.timeout(NETWORK_TIMEOUT_S * 1000) });
      } catch (error) {
        const kept = await matchPrecache(PAGE);
        if (!kept) throw error;
        return kept;
      }
    },
    { denylist: NO_PAGE },
  ),
);

/** Fetches this version of everything that was cached of the last one, so that those pages keep working offline. */
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
