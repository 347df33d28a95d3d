import type { CopyToKeep, KeepOutcome, ReplyCopies } from '@shared/offline/public-replies';
import { IMAGE_CACHE, OFFLINE_CACHE, STATIC_CACHE } from '../platform/cache-names';
import { keepNewest } from './keep-newest';

/** Lessons and courses that were opened, of 20 KB each. */
const MAX_OPENED = 500;
/** Of at most 1 MB each, and most are a tenth of that. */
const MAX_IMAGES = 200;
const IMAGE = /\.(png|jpe?g|gif|webp|avif|svg)\?v=/;

/**
 * Copies in Cache Storage. What the learner keeps for being offline has a cache of its own, which the page empties and
 * nothing displaces. Of what was just opened, the newest copies are kept, and no sounds and videos: they're too big.
 */
export class CacheCopies implements ReplyCopies {
  constructor(private readonly caches: CacheStorage) {}

  accepts(address: string): boolean {
    return openedCacheOf(address) !== undefined;
  }

  async find(address: string): Promise<Response | undefined> {
    const opened = openedCacheOf(address);
    return (
      (await (await this.caches.open(OFFLINE_CACHE)).match(address)) ??
      (opened && (await (await this.caches.open(opened.name)).match(address)))
    );
  }

  async keep({ address, headers, bytes, course }: CopyToKeep): Promise<KeepOutcome> {
    const kept = new Headers(headers);
    kept.delete('content-encoding'); // the bytes are decoded
    kept.set('content-length', String(bytes.length));
    const offline = await this.caches.open(OFFLINE_CACHE);
    const isKept = course !== undefined || (await offline.match(address)) !== undefined;
    const opened = openedCacheOf(address);
    if (!isKept && !opened) return 'unfit';
    const cache = isKept || !opened ? offline : await this.caches.open(opened.name);
    try {
      await cache.put(address, new Response(bytes, { headers: kept }));
      if (!isKept && opened) await keepNewest(cache, opened.count);
      return 'kept';
    } catch (error) {
      if ((error as Error).name === 'QuotaExceededError') return 'full';
      throw error;
    }
  }

  /** A copy that was only opened so far moves to those that are kept. */
  async confirm(address: string, course: string | undefined): Promise<void> {
    const opened = openedCacheOf(address);
    if (course === undefined || !opened) return;
    const cache = await this.caches.open(opened.name);
    const copy = await cache.match(address);
    if (!copy) return;
    await (await this.caches.open(OFFLINE_CACHE)).put(address, copy);
    await cache.delete(address);
  }
}

/** Where a reply is kept that was just opened; undefined for those that aren't. */
function openedCacheOf(address: string): { name: string; count: number } | undefined {
  if (address.startsWith('/v1/static/')) return { name: STATIC_CACHE, count: MAX_OPENED };
  return IMAGE.test(address) ? { name: IMAGE_CACHE, count: MAX_IMAGES } : undefined;
}
