import { beforeEach, expect, test } from 'vitest';
import { IMAGE_CACHE, OFFLINE_CACHE, STATIC_CACHE } from '../platform/cache-names';
import { CacheCopies } from './cache-copies';

const LESSON = '/v1/static/lessons/1';
const IMAGE = '/v1/content/courses/a/chapters/b/lessons/c/map.png?v=1';
const VIDEO = '/v1/content/courses/a/chapters/b/lessons/c/intro.mp4?v=1';

let stored: Map<string, Map<string, Response>>;
let isFull: boolean;
let copies: CacheCopies;
beforeEach(() => {
  stored = new Map();
  isFull = false;
  copies = new CacheCopies({ open: async (name: string) => cacheOf(name) } as never);
});

/** Cache Storage as far as it's used here. */
function cacheOf(name: string) {
  const entries = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, entries);
  const key = (request: RequestInfo) =>
    typeof request === 'string' ? request : new URL(request.url).pathname;
  return {
    match: async (request: RequestInfo) => entries.get(key(request))?.clone(),
    async put(request: RequestInfo, response: Response) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key(request), response);
    },
    delete: async (request: RequestInfo) => entries.delete(key(request)),
    keys: async () => [...entries.keys()].map((address) => new Request(`http://localhost${address}`)),
  };
}

const keep = (address: string, text: string, course?: string) =>
  copies.keep({
    address,
    headers: new Headers({ 'content-encoding': 'gzip' }),
    bytes: new TextEncoder().encode(text),
    course,
  });
const inCache = (name: string) => [...(stored.get(name)?.keys() ?? [])];
const found = async (address: string) => (await copies.find(address))?.text();

test('what was opened and what’s kept for being offline are apart, and both are found', async () => {
  await keep(LESSON, 'opened');
  await keep(IMAGE, 'image');
  await keep('/v1/static/tracks', 'kept', 'all');
  await keep(VIDEO, 'video', 'course');
  expect([inCache(STATIC_CACHE), inCache(IMAGE_CACHE)]).toEqual([[LESSON], [IMAGE]]);
  expect(inCache(OFFLINE_CACHE)).toEqual(['/v1/static/tracks', VIDEO]);
  expect([await found(LESSON), await found(VIDEO)]).toEqual(['opened', 'video']);
  const copy = await copies.find(LESSON);
  expect([copy?.headers.get('content-length'), copy?.headers.get('content-encoding')]).toEqual(['6', null]);
});

test('a kept reply is renewed where it is', async () => {
  await keep(LESSON, 'kept', 'course');
  await keep(LESSON, 'newer');
  expect([inCache(STATIC_CACHE), await found(LESSON)]).toEqual([[], 'newer']);
});

test('keeping what was opened moves it', async () => {
  await keep(LESSON, 'opened');
  await copies.confirm(LESSON, 'course');
  expect([inCache(STATIC_CACHE), inCache(OFFLINE_CACHE), await found(LESSON)]).toEqual([
    [],
    [LESSON],
    'opened',
  ]);
});

test('videos that are just played aren’t kept, and a full disk is said', async () => {
  expect([copies.accepts(VIDEO), copies.accepts(IMAGE), await keep(VIDEO, 'video')]).toEqual([
    false,
    true,
    'unfit',
  ]);
  isFull = true;
  expect(await keep(LESSON, 'kept', 'course')).toBe('full');
});
