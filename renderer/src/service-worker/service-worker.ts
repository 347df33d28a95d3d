import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { ASSET_CACHE, IMAGE_CACHE, STATIC_CACHE } from '../platform/cache-names';
import { currentVersions } from './build-files';
import { keepNewest } from './keep-newest';
import { openPush, type PushScope, showPush } from './push';

/** Injected by the build (build/vite/service-worker.ts): paths of the build's assets. */
declare const __BUILD_FILES__: { version: string; shell: string[]; all: string[] };

interface LifeEvent {
  waitUntil(done: Promise<unknown>): void;
}
interface ScopeEvents {
  install: LifeEvent;
  activate: LifeEvent;
  push: LifeEvent & { data: { text(): string } | null };
  notificationclick: LifeEvent & { notification: { data: unknown; close(): void } };
}

/** The part of a service worker's global scope that is used here; the DOM types don't include it. */
const scope = globalThis as unknown as PushScope & {
  location: Location;
  clients: { claim(): Promise<void> };
  addEventListener<Type extends keyof ScopeEvents>(
    type: Type,
    listener: (event: ScopeEvents[Type]) => void,
  ): void;
};

const PAGE = '/index.html';
/** How long to wait for the network before using the cache. */
const NETWORK_TIMEOUT_S = 4;
/** Of at most 1 MB each, and most are a tenth of that. */
const MAX_IMAGES = 200;
/** Paths that aren't pages of the app. */
const NO_PAGE = [/^\/(v1|runtimes|assets)\//, /^\/(metrics|healthz|readyz|version)$/, /\.\w+$/];

const { version, shell, all } = __BUILD_FILES__;

// The page and its critical assets. Asset names contain a content hash, the page's doesn't.
precacheAndRoute([
  ...[PAGE, '/favicon.svg'].map((url) => ({ url, revision: version })),
  ...shell.map((url) => ({ url, revision: null })),
]);

// All other assets, cached on first use.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: ASSET_CACHE }),
);

// Public lessons and courses. Other API paths aren't cached, because they contain personal data.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && url.pathname.startsWith('/v1/static/') && !request.headers.has('authorization'),
  new NetworkFirst({
    cacheName: STATIC_CACHE,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [{ fetchDidSucceed: async ({ response }) => orThrow(response) }],
  }),
);

// Pictures of lessons. Their addresses contain a version. Sounds and videos are too big, and are asked for in parts.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin &&
    url.pathname.startsWith('/v1/content/') &&
    request.destination === 'image' &&
    url.searchParams.has('v'),
  new CacheFirst({
    cacheName: IMAGE_CACHE,
    plugins: [{ cacheDidUpdate: async () => keepNewest(await caches.open(IMAGE_CACHE), MAX_IMAGES) }],
  }),
);

// Network first, so nobody is stuck on an old version; falls back to the cache.
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return orThrow(await fetch(request, { signal: AbortSignal.timeout(NETWORK_TIMEOUT_S * 1000) }));
      } catch (error) {
        const cached = await matchPrecache(PAGE);
        if (!cached) throw error;
        return cached;
      }
    },
    { denylist: NO_PAGE },
  ),
);

/** A server that is down can still have a proxy that answers for it; that's no better than no answer. */
function orThrow(response: Response): Response {
  if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
  return response;
}

/** Fetches this build's version of each cached asset, so cached pages keep working offline. */
async function refreshCachedFiles(): Promise<void> {
  const cache = await caches.open(ASSET_CACHE);
  const cached = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.allSettled(currentVersions(cached, all).map((path) => cache.add(path)));
}

async function dropOldFiles(): Promise<void> {
  const cache = await caches.open(ASSET_CACHE);
  const current = new Set(all);
  for (const request of await cache.keys()) {
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

scope.addEventListener('install', (event) => event.waitUntil(refreshCachedFiles()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.clients.claim(), dropOldFiles()])),
);

scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, event.data?.text())));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(scope, event.notification.data));
});
