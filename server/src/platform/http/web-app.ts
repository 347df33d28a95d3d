import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { DEFAULT_LOCALE } from '@shared/locales';
import { text } from '@shared/texts';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors';
import { requestedLocale } from '../locale';
import { accepted } from './cached-replies';
import { sendError } from './error-filter';
import { layoutFor, type PageReplies } from './page-replies';
import type { PageStatuses } from './page-statuses';
import type { PrerenderedPages } from './prerendered-pages';
import { manifestOf, type SitePage } from './site-page';

const YEAR_SECONDS = 31_536_000;
/** What the service worker keeps: the page that the app draws every page into. */
const SHELL = '/index.html';

export interface WebAppOptions {
  /** The folder of the built web app. */
  webDir: string;
  page: SitePage;
  prerendered?: PrerenderedPages;
  /** Without it, every path is a page. */
  statuses?: PageStatuses;
  /** Keeps the rendered pages as they are sent. */
  replies?: PageReplies;
}

/**
 * Serves the built web app: files that carry their hash for ever, `index.html` for every page's path. One that names
 * nothing gets it with a 404, and the app explains it; a closing slash is removed.
 * Paths of the API that do not exist are a 404 in JSON.
 */
export async function serveWebApp(
  fastify: FastifyInstance,
  { webDir, page, prerendered, statuses, replies }: WebAppOptions,
): Promise<void> {
  replies?.dependOn(() => page.key);
  await fastify.register(fastifyStatic, {
    root: join(webDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
  });
  await fastify.register(fastifyStatic, {
    root: webDir,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    // Served above, packed and for ever.
    globIgnore: ['assets/**', '.vite/**', 'index.html'],
    index: false,
  });
  fastify.get('/manifest.webmanifest', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json').send(manifestOf(page.look)),
  );
  fastify.get(SHELL, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page.html),
  );
  fastify.get('/*', async (request, reply) => {
    if (isApiPath(request.url))
      return sendError(new DomainError('not-found', text('server.not-found')), request, reply);
    const path = request.url.replace(/\?.*$/s, '');
    if (path !== '/' && path.endsWith('/')) return reply.redirect(withoutSlash(request.url, path), 301);
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    const language = requestedLocale('', request.headers).preferred;
    reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie, User-Agent');
    // Rendered pages are in English: for other readers the app draws the page, so that they see one language only.
    const status = (await statuses?.of(path, request.ip)) ?? 200;
    const isRendered = language === DEFAULT_LOCALE && status === 200;
    const sent = isRendered && (await prerendered?.get(path, layoutFor(request.headers), request.ip));
    if (!sent) return reply.code(status).send(page.htmlIn(language));
    reply.header('etag', sent.etag);
    if (request.headers['if-none-match'] === sent.etag) return reply.code(304).send();
    replies?.keep(request, reply.getHeaders() as OutgoingHttpHeaders, sent);
    const body = accepted(sent, request.headers['accept-encoding']);
    if (body !== sent.plain) reply.header('content-encoding', body === sent.brotli ? 'br' : 'gzip');
    return reply.send(body);
  });
}

/** Never another host: a path that starts with two slashes would be one. */
const withoutSlash = (url: string, path: string) =>
  `/${path.replaceAll(/^[/\\]+|[/\\]+$/g, '')}${url.slice(path.length)}`;

const isApiPath = (url: string) => /^\/(v1|assets|runtimes|downloads|metrics)(\/|\?|$)/.test(url);
