import { ENDPOINTS, type Endpoint } from '@shared/contracts';
import { z } from 'zod';

/** Calls under here answer the same to everybody. */
const STATIC_PREFIX = '/v1/static/';
/** Paths as the web app asks for them. Others (escapes, capitals) could name one resource in endless ways. */
const PLAIN_PATH = /^[a-z0-9/_-]+$/;

interface StaticRoute {
  path: RegExp;
  query: readonly string[];
}

const ROUTES: readonly StaticRoute[] = Object.values<Endpoint>(ENDPOINTS)
  .filter(({ method, path }) => method === 'GET' && `/v1${path}`.startsWith(STATIC_PREFIX))
  .map(({ path, query }) => ({
    path: new RegExp(`^/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    query: query instanceof z.ZodObject ? Object.keys(query.shape).sort() : [],
  }));

/**
 * The key under which the reply to a GET of `url` may be cached: its path and, of its query, the parameters that its
 * endpoint has. Undefined for what must not be cached.
 */
export function staticReplyKey(url: string): string | undefined {
  if (!url.startsWith(STATIC_PREFIX)) return undefined;
  const queryAt = url.indexOf('?');
  const path = (queryAt < 0 ? url : url.slice(0, queryAt)).replace(/\/$/, '');
  if (!PLAIN_PATH.test(path)) return undefined;
  if (queryAt < 0) return path;
  const known = ROUTES.find((route) => route.path.test(path))?.query ?? [];
  if (known.length === 0) return path;
  const asked = new URLSearchParams(url.slice(queryAt + 1));
  return `${path}?${new URLSearchParams(known.flatMap((name) => asked.getAll(name).map((value) => [name, value])))}`;
}
