import type { BossFeedEntry } from '@web/api';
import { fakeApi } from '@web/api/testing';
import { LiveFeeds } from '@web/stores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BossStore } from './boss.store';

const hit = (handle: string, xp: number, xpTotal: number): BossFeedEntry => ({
  user: { handle, level: 2 },
  xp,
  progress: { xpTotal, xpBonus: 0.25, numLessonsCompletedHourly: 5 },
});

const EVENT = {
  uuid: 'fight',
  bossName: 'The Hound',
  slug: 'hound',
  taunt: 'Grr.',
  defeatText: 'Zzz.',
  imageUrl: '/image',
  imageDescription: 'A hound',
  thumbnailUrl: '/thumbnail',
  healthPoints: 10_000,
  loreSlug: 'the-hound',
  startsAt: '2026-01-05T12:00:00.000Z',
  expiresAt: '2026-01-12T12:00:00.000Z',
  defeatedAt: null,
};

async function setUp() {
  const reward = { uuid: 'reward', chestUuid: 'chest', isUnlocked: false, isUnlockedByUser: false };
  const totals = { xpTotal: 2_400, xpBonus: 0.2, numLessonsCompletedHourly: 4, xpUser: 2_450 };
  const rewards = [{ ...reward, xpThreshold: 2_500, userXpThreshold: 2_500 }];
  const api = fakeApi({
    getBossEventsProgress: () => ({ body: { event: EVENT, rewards, ...totals } }),
    getBossFeed: () => ({ body: [hit('lin', 100, 2_400)] }),
  });
  const store = new BossStore(api.client, () => 'ada');
  const live = new LiveFeeds();
  await Promise.all([store.fight.load(), store.feed.load()]);
  return { ...api, store, live };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a hit moves the boss, the chests and the feed, once', async () => {
  const { store, live } = await setUp();
  const stops = [store.follow(live), store.follow(live)];
  live.receiveHit(hit('lin', 100, 2_400)); // the feed already has it
  live.receiveHit(hit('grace', 99, 2_499));
  expect(store.fight.value).toMatchObject({ xpTotal: 2_499, xpUser: 2_450, xpBonus: 0.25 });
  expect(store.fight.value?.rewards[0]).toMatchObject({ isUnlocked: false, isUnlockedByUser: false });
  for (let time = 0; time < 2; time++) live.receiveHit(hit('ada', 50, 2_549));
  expect(store.fight.value?.rewards[0]).toMatchObject({ isUnlocked: true, isUnlockedByUser: true });
  expect(store.feed.value?.map(({ user }) => user.handle)).toEqual(['ada', 'grace', 'lin']);
  stops[0]!();
  live.receiveHit(hit('lin', 1, 2_550));
  stops[1]!();
  live.receiveHit(hit('lin', 1, 2_551));
  expect(store.fight.value?.xpTotal).toBe(2_550);
});

test('the feed keeps the ten newest hits, and the server’s numbers follow after a pause', async () => {
  const { store, live, seen } = await setUp();
  const stop = store.follow(live);
  for (let number = 1; number <= 12; number++) live.receiveHit(hit('grace', 1, 2_400 + number));
  expect(store.feed.value?.map(({ progress }) => progress.xpTotal).slice(0, 2)).toEqual([2_412, 2_411]);
  expect(store.feed.value).toHaveLength(10);
  const loads = () => seen.filter(({ name }) => name === 'getBossEventsProgress').length;
  expect(loads()).toBe(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(loads()).toBe(2);
  live.receiveHit(hit('grace', 1, 2_500));
  stop();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(loads()).toBe(2);
});
