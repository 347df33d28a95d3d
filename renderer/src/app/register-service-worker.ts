import { handOver } from './hand-over';

/** Long enough for the page, its editor and its runtime to load first. */
const START_DELAY_MS = 3_000;

/**
 * Starts the service worker, which caches opened pages for offline use. Runs some time after the page has loaded, so it
 * doesn't slow it down.
 * @param onUpdate Called when the browser has got a newer one. It starts once all windows of this one are closed.
 */
export function registerServiceWorker(onUpdate: () => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { performance, sessionStorage, location } = window;
  const handing = handOver({
    performance,
    sessionStorage,
    serviceWorker: navigator.serviceWorker,
    addEventListener: (type, listener) => window.addEventListener(type, listener),
    origin: location.origin,
  });
  const start = () => setTimeout(() => void register(onUpdate, handing.start), START_DELAY_MS);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function register(onUpdate: () => void, handOverFiles: () => Promise<void>): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    registration.addEventListener('updatefound', () => {
      if (registration.active) onUpdate();
    });
    await handOverFiles();
  } catch (error) {
    console.warn('This page won’t be available offline', error); // everything else works
  }
}
