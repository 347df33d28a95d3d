import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { PageLayout } from '@shared/contracts/prerender';
import { DEFAULT_LOCALE } from '@shared/locales';
import { requestedLocale } from '../locale';
import { CachedReplies, type CachedRepliesOptions } from './cached-replies';
import type { SentPage } from './prerendered-pages';
import { headersToShare } from './shared-headers';

/** Short: what's behind them has its own time, and renders pages again while readers get the copy they have. */
const TTL_MS = 5_000;
const MAX_CACHED_BYTES = 64 * 1024 * 1024;
const ROUTE = '/*';

/**
 * Rendered pages as the bytes that are sent, answered before the framework is asked: what somebody sees first, and what
 * crawlers read most.
 */
export class PageReplies {
  private readonly replies: CachedReplies;
  private version: () => string = () => '';

  constructor({
    onHit = () => {},
    maxBytes = MAX_CACHED_BYTES,
    ttlMs = TTL_MS,
  }: Partial<CachedRepliesOptions> = {}) {
    this.replies = new CachedReplies({ onHit, maxBytes, ttlMs });
  }

  /** After an import of content. */
  clear(): void {
    this.replies.clear();
  }

  /** A copy counts only while this returns the same. */
  dependOn(version: () => string): void {
    this.version = version;
  }

  /** Keeps a page that's about to be sent with these headers. */
  keep(
    request: { url: string; headers: IncomingMessage['headers'] },
    sent: OutgoingHttpHeaders,
    page: SentPage,
  ): void {
    const key = this.keyOf(request.url, request.headers);
    // What one reader got for themself, such as a cookie, is nobody else's; a profile may have become private.
    if (!key || sent['set-cookie'] !== undefined || request.url.startsWith('/u/')) return;
    const headers = [...headersToShare(sent), 'content-type', 'text/html; charset=utf-8'];
    this.replies.set(key, { route: ROUTE, etag: page.etag, headers, bodies: page });
  }

  /** Answers when the page is cached; false leaves the request to the framework. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || this.replies.isEmpty) return false;
    const key = this.keyOf(request.url ?? '', request.headers);
    return key !== undefined && this.replies.answer(key, request, response);
  }

  /** Rendered pages are in English; undefined for a reader of another language. */
  private keyOf(url: string, headers: IncomingMessage['headers']): string | undefined {
    if (requestedLocale('', headers).preferred !== DEFAULT_LOCALE) return undefined;
    return `${layoutFor(headers)} ${url.replace(/\?.*$/s, '')} ${this.version()}`;
  }
}

/** A guess that the app corrects where it's wrong. */
export const layoutFor = (headers: IncomingMessage['headers']): PageLayout =>
  /\bMobi/.test(headers['user-agent'] ?? '') ? 'phone' : 'wide';
