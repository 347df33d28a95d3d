import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Mean something for pages alone: a reply of the API is smaller without them. */
const PAGE_HEADERS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  // The policy's frame-ancestors says the same.
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** For an image or a message of the API that somebody opens as a page: nothing in it runs or loads anything. */
const API_POLICY = "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'";

/** Where a terminal client on the learner's own computer waits for the code of /cli/login. */
const WAITING_TERMINAL = 'http://localhost:9417';

/**
 * A strict policy: nothing from elsewhere, no inline script but the page's own (by their hashes), WebAssembly for the
 * sandbox. Inline styles stay allowed: the editor measures and places its lines by them.
 * @param scriptHashes of the built page's inline scripts, such as `sha256-…`.
 * @param googleUrl where Google's sign-in script is, if learners can sign in with Google: its button is a frame, and opens
 * a window that has to find its way back.
 */
export async function setSecurityHeaders(
  fastify: FastifyInstance,
  publicUrl: string,
  scriptHashes: readonly string[],
  googleUrl?: string,
): Promise<void> {
  const google = (path: string) => (googleUrl === undefined ? [] : [`${googleUrl}/gsi/${path}`]);
  const secure = publicUrl.startsWith('https:');
  await fastify.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          "'wasm-unsafe-eval'",
          ...scriptHashes.map((hash) => `'${hash}'`),
          ...google('client'),
        ],
        workerSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'", ...google('style')],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...socketSources(publicUrl), WAITING_TERMINAL, ...google('')],
        ...(googleUrl === undefined ? {} : { frameSrc: google('') }),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    ...(googleUrl === undefined ? {} : { crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' } }),
  });
  fastify.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/v1/')) return;
    for (const name of PAGE_HEADERS) reply.removeHeader(name);
    reply.header('content-security-policy', API_POLICY);
    // What a learner gets isn't for a cache, except for what everybody gets; a handler that knows better says so.
    const isPersonal = request.headers.authorization !== undefined && !request.url.startsWith('/v1/static/');
    if (isPersonal) reply.header('cache-control', 'no-store');
  });
}

/** Browsers differ on whether 'self' covers a socket of the same host, so it is named. */
function socketSources(publicUrl: string): string[] {
  return [publicUrl.replace(/^http/, 'ws')];
}
