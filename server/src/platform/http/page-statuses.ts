import type { PageStatus, Prerenderer } from '@shared/contracts/prerender';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Without Redis, another process may import content, so an address is checked again after this. */
const TTL_MS = 30_000;
const MAX_ADDRESSES = 2_000;

/** Whether there's anything at the addresses of pages (docs/routes.md), as the server's own public calls say. */
export class PageStatuses {
  private readonly cache: LRUCache<string, PageStatus, string>;

  constructor(
    renderer: Pick<Prerenderer, 'statusOf'>,
    fastify: FastifyInstance,
    private readonly onError: (error: unknown) => void,
  ) {
    this.cache = new LRUCache({
      max: MAX_ADDRESSES,
      ttl: TTL_MS,
      fetchMethod: (path, _stale, { context: remoteAddress }) =>
        renderer.statusOf(path, async (call) => {
          const reply = await fastify.inject({ method: 'GET', url: `/v1${call}`, remoteAddress });
          return { status: reply.statusCode, json: () => reply.json() };
        }),
    });
  }

  /** After an import of content. */
  clear(): void {
    this.cache.clear();
  }

  /** The calls behind it count for the client at `address`. Without an answer the app itself says what's wrong. */
  async of(path: string, address: string): Promise<PageStatus> {
    try {
      return (await this.cache.fetch(path, { context: address })) ?? 200;
    } catch (error) {
      this.onError(error);
      return 200;
    }
  }
}
