/** Where a window keeps what its earlier pages loaded, until a service worker has it. */
const KEY = 'emberforge.loaded';
/** Browsers forget what a page loads after 250 files. */
const MAX_ENTRIES = 2_000;
const KEPT = /^\/(assets|v1\/static)\//;

export interface HandOverScope {
  performance: Pick<Performance, 'getEntriesByType' | 'setResourceTimingBufferSize'>;
  serviceWorker: Pick<ServiceWorkerContainer, 'controller' | 'ready' | 'addEventListener'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  addEventListener(type: 'pagehide', listener: () => void): void;
  origin: string;
}

/**
 * Hands to the service worker what was loaded before it had control, so that lessons that were opened on a first visit open
 * offline too: by this page, and by those that this window showed before it.
 */
export function handOver(scope: HandOverScope): { start: () => Promise<void> } {
  const { performance, serviceWorker } = scope;
  performance.setResourceTimingBufferSize(MAX_ENTRIES);
  const loaded = () => [...new Set([...earlier(scope), ...loadedFiles(scope)])];
  scope.addEventListener('pagehide', () => {
    if (!serviceWorker.controller) remember(scope, loaded());
  });
  const send = (worker: ServiceWorker | null) => {
    worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loaded() } });
  };
  return {
    async start() {
      const isFirst = !serviceWorker.controller;
      // What was loaded between the start and control went past it.
      if (isFirst)
        serviceWorker.addEventListener('controllerchange', () => {
          send(serviceWorker.controller);
          remember(scope, []);
        });
      send((await serviceWorker.ready).active);
      if (!isFirst) remember(scope, []);
    },
  };
}

function loadedFiles({ performance, origin }: HandOverScope): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, origin))
    .filter((url) => url.origin === origin && KEPT.test(url.pathname))
    .map(({ pathname, search }) => pathname + search);
}

function earlier({ sessionStorage }: HandOverScope): string[] {
  try {
    const paths: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string' && KEPT.test(path)) : [];
  } catch {
    return []; // storage is blocked, or has something else there
  }
}

function remember({ sessionStorage }: HandOverScope, paths: readonly string[]): void {
  try {
    if (paths.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(paths));
  } catch {
    // Storage is blocked: what this page has loaded is handed over all the same.
  }
}
