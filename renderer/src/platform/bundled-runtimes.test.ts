import { expect, test, vi } from 'vitest';
import { bringRuntimes } from './bundled-runtimes';

test('every runtime that the app has is in the cache, and other caches stay as they are', async () => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    expect(init.method).toBe('HEAD');
    return new Response(null, { status: url === '/runtimes/go/link.wasm?v=1' ? 200 : 404 });
  });
  const others = { match: async () => undefined } as unknown as Cache;
  const scope = { caches: { open: async () => others } as unknown as CacheStorage };
  bringRuntimes(scope);
  const runtimes = await scope.caches.open('emberforge-runtimes');
  expect(await runtimes.match('/runtimes/go/link.wasm?v=1')).toMatchObject({ status: 200 });
  expect(await runtimes.match('/runtimes/zig/zig.wasm?v=1')).toBeUndefined();
  expect(await scope.caches.open('emberforge-static')).toBe(others);
});
