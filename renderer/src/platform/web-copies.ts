import { IMAGE_CACHE, KEEP_APP, OFFLINE_CACHE, STATIC_CACHE } from './cache-names';
import { keepReply, type OfflineCopies } from './offline-copies';

/** The service worker keeps them; this page only looks at its caches. */
export const webCopies: OfflineCopies = {
  obstacle() {
    if (typeof caches === 'undefined' || !('serviceWorker' in navigator)) return 'insecure';
    return navigator.serviceWorker.controller ? null : 'no-worker';
  },
  keep: keepReply,
  async list() {
    const found = new Map<string, number>();
    const cache = await open(OFFLINE_CACHE);
    for (const request of (await cache?.keys()) ?? []) {
      const reply = await cache?.match(request);
      if (reply) found.set(addressOf(request), Number(reply.headers.get('content-length') ?? 0));
    }
    return found;
  },
  async find(prefix) {
    const found = new Set<string>();
    // Kept ones first: those that were opened last are at the end.
    for (const name of [OFFLINE_CACHE, STATIC_CACHE, IMAGE_CACHE])
      for (const request of (await (await open(name))?.keys()) ?? []) {
        const address = addressOf(request);
        if (!address.startsWith(prefix)) continue;
        found.delete(address);
        found.add(address);
      }
    return [...found];
  },
  async remove(addresses) {
    const cache = await open(OFFLINE_CACHE);
    for (const address of addresses) await cache?.delete(address);
  },
  async keepApp() {
    const { controller } = navigator.serviceWorker;
    if (!controller) throw new Error('This page has no service worker');
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
    });
    controller.postMessage({ type: KEEP_APP }, [port2]);
    if ((await answer) !== true) throw new Error('Not all files of the app could be loaded');
  },
  // A browser has one limit for the whole site. What's kept is fetched only up to the learner's own.
  limit: async () => {},
};

/** Undefined if Cache Storage is missing or blocked: nothing is kept then. */
async function open(name: string): Promise<Cache | undefined> {
  try {
    return await caches.open(name);
  } catch {
    return undefined;
  }
}

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
