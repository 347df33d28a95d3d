import { ENDPOINTS, type Endpoint } from '@shared/contracts';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type LocaleHeaders, requestedLocale } from '../locale';

/** Calls under here answer the same to everybody. */
const STATIC_PREFIX = '/v1/static/';
/** Paths as the web app asks for them. Others (escapes, capitals) could name one resource in endless ways. */
const PLAIN_PATH = /^[a-z0-9/_-]+$/;

interface StaticRoute {
  path: RegExp;
  query: readonly string[];
  /** Its texts may be translated. */
  hasLang: boolean;
}

const ROUTES: readonly StaticRoute[] = Object.values<Endpoint>(ENDPOINTS)
  .filter(({ method, path }) => method === 'GET' && `/v1${path}`.startsWith(STATIC_PREFIX))
  .map(({ path, query }) => {
    const names = query instanceof z.ZodObject ? Object.keys(query.shape).sort() : [];
    return {
      path: new RegExp(`^/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      query: names.filter((name) => name !== 'lang'),
      hasLang: names.includes('lang'),
    };
  });

/**
 * The key under which the reply to a GET of `url` may be cached: its path, of its query the parameters that its endpoint
 * has, and its language. Undefined for what must not be cached.
 */
export function staticReplyKey(url: string, headers: LocaleHeaders): string | undefined {
  if (!url.startsWith(STATIC_PREFIX)) return undefined;
  const queryAt = url.indexOf('?');
  const path = (queryAt < 0 ? url : url.slice(0, queryAt)).replace(/\/$/, '');
  if (!PLAIN_PATH.test(path)) return undefined;
  const route = routeOf(path);
  const language = route?.hasLang ? languageKey(url, headers) : '';
  const known = queryAt < 0 ? [] : (route?.query ?? []);
  if (known.length === 0) return path + language;
  const asked = new URLSearchParams(url.slice(queryAt + 1));
  return `${path}?${new URLSearchParams(known.flatMap((name) => asked.getAll(name).map((value) => [name, value])))}${language}`;
}

/** What a reply's Vary names: a reply whose address says its language is the same for all browsers. */
export const varyOf = (key: string): string =>
  key.endsWith(NEGOTIATED) ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding';

const NEGOTIATED = ' *';

/** One of a few, whatever the request says, so that nobody can fill the cache with languages. */
function languageKey(url: string, headers: LocaleHeaders): string {
  const { asked, preferred } = requestedLocale(url, headers);
  return asked ? ` ${asked}` : ` ${preferred}${NEGOTIATED}`;
}

/** By path: the routes are tested one after the other, and a server's paths come back. */
const routes = new LRUCache<string, { route: StaticRoute | undefined }>({ max: 5_000 });

function routeOf(path: string): StaticRoute | undefined {
  const found = routes.get(path);
  if (found) return found.route;
  const route = ROUTES.find(({ path: pattern }) => pattern.test(path));
  routes.set(path, { route });
  return route;
}
