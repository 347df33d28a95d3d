import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { nextRequestId } from './request-id';
import { staticReplyKey, varyOf } from './static-reply-key';

/** Another process may import content, so a cached reply is made again after this. */
const TTL_MS = 30_000;
/** Every lesson of a large school fits; beyond it the replies that were not asked for the longest go. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;
/** A page that asked ahead finds its reply still fresh; after that the tag says whether it changed. */
const FRESH_SECONDS = 5;
/** Differ from reply to reply. */
const OWN_HEADERS = new Set(['content-length', 'content-type', 'x-request-id', 'date', 'connection']);

interface CachedReply {
  etag: string;
  /** Names and values in turns: Node.js writes a list faster than an object. */
  headers: string[];
  plain: CachedBody;
  gzipped: CachedBody;
  route: string;
}

interface CachedBody {
  headers: string[];
  /** A byte per character: Node.js sends the head and a string in one write, but a buffer in a second one. */
  latin1: string;
}

/** A request that was answered from the cache, for the log and the metrics. */
export interface CacheHit {
  id: string;
  request: IncomingMessage;
  route: string;
  status: number;
  ms: number;
}

export interface StaticRepliesOptions {
  onHit?: (hit: CacheHit) => void;
  maxBytes?: number;
  ttlMs?: number;
}

/**
 * Replies that are the same for everybody, cached as the bytes that are sent and answered before the framework is
 * asked: reading a lesson is what a platform of this kind does most.
 */
export class StaticReplies {
  private readonly cache: LRUCache<string, CachedReply>;
  private readonly ttlMs: number;
  private readonly onHit: (hit: CacheHit) => void;

  constructor({ onHit = () => {}, maxBytes = MAX_CACHED_BYTES, ttlMs = TTL_MS }: StaticRepliesOptions = {}) {
    this.onHit = onHit;
    this.ttlMs = ttlMs;
    this.cache = new LRUCache({
      maxSize: maxBytes,
      ttl: ttlMs,
      // The cache sets a timer each time this has passed, by default after every millisecond: that costs more than all
      // the rest of a cached reply.
      ttlResolution: Math.ceil(ttlMs / 30),
      sizeCalculation: ({ plain, gzipped }, key) => plain.latin1.length + gzipped.latin1.length + key.length,
    });
  }

  /** Bytes of all cached replies. */
  get bytes(): number {
    return this.cache.calculatedSize;
  }

  /** After an import of content. */
  clear(): void {
    this.cache.clear();
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
    const sweep = setInterval(() => this.cache.purgeStale(), this.ttlMs).unref();
    fastify.addHook('onClose', async () => clearInterval(sweep));
  }

  private store(key: string, route: string, body: string, sent: OutgoingHttpHeaders): void {
    const plain = Buffer.from(body);
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const shared = Object.entries(sent).filter(([name]) => !OWN_HEADERS.has(name));
    const headers = [
      ...shared.flatMap(([name, value]) => [name, String(value)]),
      ...['content-type', 'application/json; charset=utf-8'],
      ...['cache-control', `public, max-age=${FRESH_SECONDS}`],
      ...['vary', varyOf(key)],
      ...['etag', etag],
    ];
    this.cache.set(key, {
      etag,
      route,
      headers,
      plain: cachedBody(plain, headers),
      gzipped: cachedBody(gzipSync(plain), [...headers, 'content-encoding', 'gzip']),
    });
  }

  /** Answers when the reply is cached; false leaves the request to the framework. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const startedAt = performance.now();
    const key = staticReplyKey(request.url ?? '', request.headers);
    const reply = key && this.cache.get(key);
    if (!reply) return false;
    const id = nextRequestId();
    const status = request.headers['if-none-match'] === reply.etag ? 304 : 200;
    if (status === 304) response.writeHead(304, [...reply.headers, 'x-request-id', id]).end();
    else {
      const isGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
      const { headers, latin1 } = isGzip ? reply.gzipped : reply.plain;
      response.writeHead(200, [...headers, 'x-request-id', id]).end(latin1, 'latin1');
    }
    this.onHit({ id, request, route: reply.route, status, ms: performance.now() - startedAt });
    return true;
  }
}

function cachedBody(bytes: Buffer, headers: string[]): CachedBody {
  return {
    headers: [...headers, 'content-length', String(bytes.length)],
    latin1: bytes.toString('latin1'),
  };
}
