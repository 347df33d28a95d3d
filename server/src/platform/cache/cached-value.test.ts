import { expect, test } from 'vitest';
import { TestClock } from '../clock';
import { CachedValue } from '.';

/** A cache of what the test resolves; `loads` are the loads so far, in order. */
function cacheOf() {
  const clock = new TestClock();
  const loads: PromiseWithResolvers<string>[] = [];
  const load = () => {
    const loading = Promise.withResolvers<string>();
    loads.push(loading);
    return loading.promise;
  };
  return { clock, loads, cache: new CachedValue({ clock, maxAgeMs: 1_000, load }) };
}

test('those who ask at the same time get the same value, until it is too old', async () => {
  const { clock, loads, cache } = cacheOf();
  const asked = [cache.get(), cache.get()];
  loads[0]!.resolve('old');
  expect(await Promise.all(asked)).toEqual(['old', 'old']);
  clock.advance(999);
  expect(await cache.get()).toBe('old');
  clock.advance(1);
  const again = cache.get();
  loads[1]!.resolve('new');
  expect(await again).toBe('new');
  expect(loads).toHaveLength(2);
});

test('a failure goes to those who waited for it, and the next one tries again', async () => {
  const { loads, cache } = cacheOf();
  const asked = cache.get();
  loads[0]!.reject(new Error('no connection'));
  await expect(asked).rejects.toThrow('no connection');
  const again = cache.get();
  loads[1]!.resolve('there');
  expect(await again).toBe('there');
});

test('what is dropped while it is loaded is loaded again, and a late failure does not drop that', async () => {
  const { loads, cache } = cacheOf();
  const before = cache.get();
  cache.drop();
  const after = cache.get();
  loads[0]!.reject(new Error('too late'));
  await expect(before).rejects.toThrow('too late');
  loads[1]!.resolve('changed');
  expect(await after).toBe('changed');
  expect(await cache.get()).toBe('changed');
  expect(loads).toHaveLength(2);
});
