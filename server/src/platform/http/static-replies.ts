import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { CachedReplies, type CachedRepliesOptions } from './cached-replies';
import { headersToShare } from './shared-headers';
import { staticReplyKey, varyOf } from './static-reply-key';

/** Without Redis, another process may import content, so a cached reply is made again after this. */
const TTL_MS = 30_000;
/** Every lesson of a large school fits; beyond it the replies that were not asked for the longest go. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;
/** A page that asked ahead finds its reply still fresh; after that the tag says whether it changed. */
const FRESH_SECONDS = 5;

export type StaticRepliesOptions = Partial<CachedRepliesOptions>;

/**
 * Replies that are the same for everybody, cached as the bytes that are sent and answered before the framework is
 * asked: reading a lesson is what a platform of this kind does most.
 */
export class StaticReplies {
  private readonly replies: CachedReplies;
  private readonly ttlMs: number;

  constructor({ onHit = () => {}, maxBytes = MAX_CACHED_BYTES, ttlMs = TTL_MS }: StaticRepliesOptions = {}) {
    this.ttlMs = ttlMs;
    this.replies = new CachedReplies({ onHit, maxBytes, ttlMs });
  }

  /** Bytes of all cached replies. */
  get bytes(): number {
    return this.replies.bytes;
  }

  /** After an import of content. */
  clear(): void {
    this.replies.clear();
  }

  /** Caches each successful reply as it goes out the first time; frees those that have expired. */
  listen(fastify: FastifyInstance): void {
    fastify.addHook('onSend', async (request, reply, payload) => {
      if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
      const key = staticReplyKey(request.url, request.headers);
      const route = request.routeOptions.url;
      if (key && route) this.store(key, route, payload, reply.getHeaders() as OutgoingHttpHeaders);
      return payload;
    });
    const sweep = setInterval(() => this.replies.purgeStale(), this.ttlMs).unref();
    fastify.addHook('onClose', async () => clearInterval(sweep));
  }

  private store(key: string, route: string, body: string, sent: OutgoingHttpHeaders): void {
    const plain = Buffer.from(body);
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const headers = [
      ...headersToShare(sent),
      ...['content-type', 'application/json; charset=utf-8'],
      ...['cache-control', `public, max-age=${FRESH_SECONDS}`],
      ...['vary', varyOf(key)],
      ...['etag', etag],
    ];
    this.replies.set(key, { etag, route, headers, bodies: { plain, gzipped: gzipSync(plain) } });
  }

  /** Answers when the reply is cached; false leaves the request to the framework. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const key = staticReplyKey(request.url ?? '', request.headers);
    return key !== undefined && this.replies.answer(key, request, response);
  }
}
