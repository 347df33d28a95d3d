import { NetworkState } from '@shared/offline/network-state';
import { publicAddress } from '@shared/offline/public-address';
import { PublicReplies } from '@shared/offline/public-replies';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { ASSET_CACHE, KEEP_APP } from '../platform/cache-names';
import { currentVersions } from './build-files';
import { CacheCopies } from './cache-copies';
import { openPush, type PushScope, showPush } from './push';

/** Injected by the build (build/vite/service-worker.ts): paths of the build's assets. */
declare const __BUILD_FILES__: { version: string; shell: string[]; all: string[] };

interface LifeEvent {
  waitUntil(done: Promise<unknown>): void;
}
interface ScopeEvents {
  install: LifeEvent;
  activate: LifeEvent;
  message: LifeEvent & { data: unknown; ports: readonly MessagePort[] };
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
/** How long to wait for the page of the server before using the copy. */
const PAGE_WAIT_MS = 4_000;
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

const network = new NetworkState(() => navigator.onLine);
const replies = new PublicReplies({
  copies: new CacheCopies(caches),
  fetch: (request) => fetch(request),
  network,
  onProblem: (problem) => console.info('A copy wasn’t renewed.', problem),
});

// Public lessons, courses and their media. Other API paths aren't cached, because they contain personal data.
registerRoute(
  ({ sameOrigin, request }) => sameOrigin && publicAddress(request) !== undefined,
  ({ request, event }) => replies.answer(request, (work) => event.waitUntil(work)) ?? fetch(request),
);

// Network first, so nobody is stuck on an old version; the copy if there's no network.
registerRoute(
  new NavigationRoute(
    async ({ request, event }) => {
      const cached = network.isDown() ? await matchPrecache(PAGE) : undefined;
      if (cached) {
        event.waitUntil(askAgain());
        return cached;
      }
      try {
        const answer = orThrow(await fetch(request, { signal: AbortSignal.timeout(PAGE_WAIT_MS) }));
        network.reached();
        return answer;
      } catch (error) {
        network.missed();
        const page = await matchPrecache(PAGE);
        if (!page) throw error;
        return page;
      }
    },
    { denylist: NO_PAGE },
  ),
);

/** Finds out whether the next page can come from the server again. */
const askAgain = () =>
  fetch('/version').then(
    (reply) => reply.ok && network.reached(),
    () => undefined,
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

/** Fetches all files of this build, one after the other: what the learner does meanwhile comes first. */
async function keepApp(): Promise<void> {
  const cache = await caches.open(ASSET_CACHE);
  for (const path of all) if (!(await cache.match(path))) await cache.add(path);
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

scope.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type !== KEEP_APP) return;
  const answer = (isKept: boolean) => event.ports[0]?.postMessage(isKept);
  event.waitUntil(
    keepApp().then(
      () => answer(true),
      () => answer(false),
    ),
  );
});

scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, event.data?.text())));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(scope, event.notification.data));
});
