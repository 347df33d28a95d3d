import type { Streak } from '@web/api';
import { fakeApi, fakeToken } from '@web/api/testing';
import { expect, test } from 'vitest';
import { StreakStore } from './streak.store';

function setUp(lengths: number[]) {
  const api = fakeApi({
    getStreak: () => ({ body: { length: lengths.shift() } as Streak }),
    getActivityHeatmap: () => ({ body: [] }),
    setRestDay: () => ({ status: 400, body: { error: 'Only 2 rest days fit in a week.' } }),
  });
  api.tokens.set(fakeToken(900));
  return { store: new StreakStore(api.client, () => true, 'Europe/Berlin'), seen: api.seen };
}

test('the flame grows only when an activity made the streak longer', async () => {
  const { store } = setUp([4, 5, 5]);
  await store.state.load();
  expect(store.hasGrown).toBe(false);
  await store.noteActivity();
  expect([store.value?.length, store.hasGrown]).toEqual([5, true]);
  await store.noteActivity();
  expect([store.value?.length, store.hasGrown]).toEqual([5, false]);
});

test('an activity loads again only what was shown', async () => {
  const { store, seen } = setUp([1]);
  await store.noteActivity();
  expect(seen).toEqual([]);
  await store.heatmaps.get('ada').load();
  await store.noteActivity();
  expect(seen.map(({ name }) => name)).toEqual(['getActivityHeatmap', 'getActivityHeatmap']);
  expect(seen[0]).toMatchObject({ params: { handle: 'ada' }, query: { timezone: 'Europe/Berlin' } });
});

test('a refused rest day changes nothing and says why', async () => {
  const { store } = setUp([3]);
  await store.state.load();
  await expect(store.setRestDay('2026-03-08', true)).rejects.toThrow('Only 2 rest days fit in a week.');
  expect(store.value?.length).toBe(3);
});
