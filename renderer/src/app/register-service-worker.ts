/** Long enough for the page, its editor and its runtime to load first. */
const START_DELAY_MS = 3_000;

/**
 * Starts the service worker, which caches opened pages for offline use. Runs some time after the page has loaded, so it
 * doesn't slow it down.
 * @param onUpdate Called when the browser has got a newer one. It starts once all windows of this one are closed.
 */
export function registerServiceWorker(onUpdate: () => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () => setTimeout(() => void register(onUpdate), START_DELAY_MS);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function register(onUpdate: () => void): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    registration.addEventListener('updatefound', () => {
      if (registration.active) onUpdate();
    });
    const { active } = await navigator.serviceWorker.ready;
    // Loaded before the service worker was active.
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedFiles() } });
  } catch (error) {
    console.warn('This page won’t be available offline', error); // everything else works
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
