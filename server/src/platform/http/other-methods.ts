import { escapeRegExp } from '@shared/escape-reg-exp';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface KnownPath {
  pattern: RegExp;
  methods: Set<string>;
}

/** Serves the web app's pages, and a 404 for what looks like a call. */
const ALL_PATHS = '/*';

/**
 * Answers 405 with `Allow` where the path has handlers, but for other methods. Call it before the routes are declared;
 * only requests that none of them takes cost anything.
 */
export function answerOtherMethods(fastify: FastifyInstance): void {
  const paths = new Map<string, KnownPath>();
  fastify.addHook('onRoute', ({ url, method }) => {
    const known = paths.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const one of [method].flat()) known.methods.add(one);
    paths.set(url, known);
  });
  fastify.addHook('onRequest', async (request, reply) => {
    const isUnknownCall = request.routeOptions.url === ALL_PATHS && request.url.startsWith('/v1/');
    if (!request.is404 && !isUnknownCall) return undefined;
    const methods = methodsOf(paths, request.url.replace(/\?.*$/s, ''));
    return methods.length > 0 && !methods.includes(request.method)
      ? refuse(request, reply, methods)
      : undefined;
  });
}

function refuse({ method }: FastifyRequest, reply: FastifyReply, allowed: readonly string[]): FastifyReply {
  const methods = allowed.join(', ');
  return reply
    .code(405)
    .header('allow', methods)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: `${method} isn't possible here, only ${methods}.` }));
}

function methodsOf(paths: ReadonlyMap<string, KnownPath>, path: string): string[] {
  const methods = new Set<string>();
  for (const [url, known] of paths) {
    // Of an unknown call, the page of everything says nothing.
    const isPage = url === ALL_PATHS && !path.startsWith('/v1/');
    if (isPage || (url !== ALL_PATHS && known.pattern.test(path)))
      for (const method of known.methods) methods.add(method);
  }
  return [...methods].sort();
}

/** `/v1/lessons/:id` and `/assets/*`, with or without a closing slash. */
function patternOf(url: string): RegExp {
  const parts = url.replace(/\/$/, '').split(/(:\w+|\*)/);
  const source = parts.map((part) =>
    part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : escapeRegExp(part),
  );
  return new RegExp(`^${source.join('')}/?$`);
}
