/** Offline cache of language runtimes; unavailable in insecure contexts. */
const CACHE = 'emberforge-runtimes';

const storage = (): CacheStorage | undefined => (globalThis as { caches?: CacheStorage }).caches;

export const hasCache = (): boolean => storage() !== undefined;

/** The cached bytes for this address. */
export async function readCached(url: string): Promise<ArrayBuffer | undefined> {
  const found = await (await open())?.match(url);
  return found?.arrayBuffer();
}

export async function isCached(url: string): Promise<boolean> {
  return (await (await open())?.match(url)) !== undefined;
}

/** Caches a file and removes its other versions. If the disk is full, nothing is cached; it can be fetched again. */
export async function cacheAsset(url: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    const cache = await open();
    if (!cache) return;
    const path = new URL(url, location.href).pathname;
    await cache.put(url, new Response(bytes, { headers: { 'content-length': String(bytes.length) } }));
    for (const request of await cache.keys()) {
      const other = new URL(request.url);
      if (other.pathname === path && other.href !== new URL(url, location.href).href)
        await cache.delete(request);
    }
  } catch {
    // disk full: see above
  }
}

async function open(): Promise<Cache | undefined> {
  try {
    return await storage()?.open(CACHE);
  } catch {
    return undefined; // disabled by the user
  }
}
