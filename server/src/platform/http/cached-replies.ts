import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { nextRequestId } from './request-id';

/** A body, and the same packed, where it was. */
export interface Bodies {
  plain: Buffer;
  gzipped?: Buffer;
  brotli?: Buffer;
}

export interface CachedReply {
  route: string;
  etag: string;
  /** Names and values in turns: Node.js writes a list faster than an object. */
  headers: readonly string[];
  bodies: Bodies;
}

interface Sendable {
  route: string;
  etag: string;
  headers: readonly string[];
  plain: SendableBody;
  gzipped?: SendableBody;
  brotli?: SendableBody;
}

interface SendableBody {
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

export interface CachedRepliesOptions {
  onHit: (hit: CacheHit) => void;
  maxBytes: number;
  ttlMs: number;
}

/** Replies cached as the bytes that are sent, so that the framework needn't be asked for them again. */
export class CachedReplies {
  private readonly cache: LRUCache<string, Sendable>;
  private readonly onHit: (hit: CacheHit) => void;

  constructor({ onHit, maxBytes, ttlMs }: CachedRepliesOptions) {
    this.onHit = onHit;
    this.cache = new LRUCache({
      maxSize: maxBytes,
      ttl: ttlMs,
      // The cache sets a timer each time this has passed, by default after every millisecond: that costs more than all
      // the rest of a cached reply.
      ttlResolution: Math.ceil(ttlMs / 30),
      sizeCalculation: ({ plain, gzipped, brotli }, key) =>
        [plain, gzipped, brotli].reduce((sum, body) => sum + (body?.latin1.length ?? 0), key.length),
    });
  }

  /** Bytes of all cached replies. */
  get bytes(): number {
    return this.cache.calculatedSize;
  }

  get isEmpty(): boolean {
    return this.cache.size === 0;
  }

  clear(): void {
    this.cache.clear();
  }

  /** Frees the replies that have expired. */
  purgeStale(): void {
    this.cache.purgeStale();
  }

  set(key: string, { route, etag, headers, bodies }: CachedReply): void {
    const body = (bytes: Buffer | undefined, encoding?: string) =>
      bytes && {
        headers: [
          ...headers,
          ...(encoding ? ['content-encoding', encoding] : []),
          ...['content-length', String(bytes.length)],
        ],
        latin1: bytes.toString('latin1'),
      };
    this.cache.set(key, {
      route,
      etag,
      headers,
      plain: body(bodies.plain)!,
      gzipped: body(bodies.gzipped, 'gzip'),
      brotli: body(bodies.brotli, 'br'),
    });
  }

  /** Answers when the reply is cached; false leaves the request to the framework. */
  answer(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const startedAt = performance.now();
    const reply = this.cache.get(key);
    if (!reply) return false;
    const id = nextRequestId();
    const status = request.headers['if-none-match'] === reply.etag ? 304 : 200;
    if (status === 304) response.writeHead(304, [...reply.headers, 'x-request-id', id]).end();
    else {
      const { headers, latin1 } = accepted(reply, request.headers['accept-encoding']);
      response.writeHead(200, [...headers, 'x-request-id', id]).end(latin1, 'latin1');
    }
    this.onHit({ id, request, route: reply.route, status, ms: performance.now() - startedAt });
    return true;
  }
}

/** The smallest one that the client can read. */
export function accepted<T>(
  { plain, gzipped, brotli }: { plain: T; gzipped?: T; brotli?: T },
  accepts: string | string[] | undefined = '',
): T {
  const header = String(accepts);
  if (brotli && /\bbr\b/.test(header)) return brotli;
  return gzipped && /\bgzip\b/.test(header) ? gzipped : plain;
}
