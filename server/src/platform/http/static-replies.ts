import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Calls under here answer the same to everybody. */
const PREFIX = '/v1/static/';
/** Another process may import content, so a kept reply is made again after this long. */
const KEPT_MS = 30_000;
/** What a page asked for ahead is still fresh when the app asks for it; then the tag tells whether it changed. */
const FRESH_SECONDS = 5;
/** Enough for every lesson of a large school; beyond it the oldest go. */
const MOST_REPLIES = 20_000;
/** Differ from reply to reply. */
const OWN_HEADERS = new Set(['content-length', 'content-type', 'x-request-id', 'date', 'connection']);

interface KeptReply {
  until: number;
  etag: string;
  headers: OutgoingHttpHeaders;
  plain: Buffer;
  gzipped: Buffer;
}

/**
 * Replies that are the same for everybody, kept as the bytes that are sent and answered before the framework is asked:
 * reading a lesson is what a platform of this kind does most.
 */
export class StaticReplies {
  private readonly kept = new Map<string, KeptReply>();
  /** How many requests were answered from here. */
  hits = 0;

  constructor(private readonly now: () => number) {}

  /** After an import of content. */
  forget(): void {
    this.kept.clear();
  }

  /** Remembers each successful reply as it goes out the first time. */
  listen(fastify: FastifyInstance): void {
    fastify.addHook('onSend', async (request, reply, payload) => {
      const isStatic = request.method === 'GET' && request.url.startsWith(PREFIX) && reply.statusCode === 200;
      if (isStatic && typeof payload === 'string')
        this.keep(request.url, payload, reply.getHeaders() as OutgoingHttpHeaders);
      return payload;
    });
  }

  private keep(url: string, body: string, sent: OutgoingHttpHeaders): void {
    const oldest = this.kept.size >= MOST_REPLIES ? this.kept.keys().next().value : undefined;
    if (oldest !== undefined) this.kept.delete(oldest);
    const plain = Buffer.from(body);
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const shared = Object.entries(sent).filter(([name]) => !OWN_HEADERS.has(name));
    this.kept.set(url, {
      until: this.now() + KEPT_MS,
      etag,
      plain,
      gzipped: gzipSync(plain),
      headers: {
        ...Object.fromEntries(shared),
        'content-type': 'application/json; charset=utf-8',
        'cache-control': `public, max-age=${FRESH_SECONDS}`,
        vary: 'Accept-Encoding',
        etag,
      },
    });
  }

  /** Answers when the reply is kept; false leaves the request to the framework. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url;
    if (request.method !== 'GET' || !url?.startsWith(PREFIX)) return false;
    const reply = this.kept.get(url);
    if (!reply || reply.until <= this.now()) return false;
    this.hits += 1;
    if (request.headers['if-none-match'] === reply.etag) {
      response.writeHead(304, reply.headers).end();
      return true;
    }
    const gzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const body = gzip ? reply.gzipped : reply.plain;
    const encoding = gzip ? { 'content-encoding': 'gzip' } : {};
    response.writeHead(200, { ...reply.headers, ...encoding, 'content-length': body.length }).end(body);
    return true;
  }
}
