/** Long enough that the page itself, its editor and its runtime are not kept waiting. */
const AFTER_MS = 3_000;

/**
 * Starts the service worker, which keeps what was opened for the time without a connection. In the background, some
 * time after the page: nothing that is looked at waits for it.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () => setTimeout(() => void register(), AFTER_MS);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    // What came before it was there: it could not see that.
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedFiles() } });
  } catch (error) {
    console.warn('This page won’t be available offline', error); // all else works
  }
}

function loadedFiles(): string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|v1\/static)\//.test(pathname))
    .map(({ pathname, search }) => pathname + search);
  return [...new Set(paths)];
}
