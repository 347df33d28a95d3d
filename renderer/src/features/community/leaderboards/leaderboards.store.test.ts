import type { LessonFeedEvent } from '@web/api';
import { fakeApi, fakeToken } from '@web/api/testing';
import { LiveFeeds } from '@web/stores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LeaderboardsStore } from './leaderboards.store';

const USER = {
  handle: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  level: 2,
  profileImageUrl: null,
  leagueBadge: null,
};
const lesson = (number: number): LessonFeedEvent => ({
  uuid: `event-${number}`,
  user: USER,
  lessonUuid: 'lesson',
  lessonTitle: `Lesson ${number}`,
  courseUuid: 'course',
  courseTitle: 'Learn Python',
  xp: 50,
  completedAt: '2026-01-05T12:00:00.000Z',
});

function setUp({ refuses = false } = {}) {
  let xp = 100;
  const api = fakeApi({
    getLessonFeed: () => ({ body: [lesson(1)] }),
    getXPLeaderboard: () => ({ body: [{ rank: 1, user: USER, xp }] }),
    getStanding: () => ({ body: { competes: true, xpDay: xp, rankDay: 1, karma: 0 } }),
    setCompetes: () => (refuses ? { status: 503, body: { error: 'Later.' } } : { body: {} }),
  });
  api.tokens.set(fakeToken(900));
  const store = new LeaderboardsStore({ api: api.client, isSignedIn: () => true });
  return {
    ...api,
    store,
    earn: (more: number) => {
      xp += more;
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a lesson that someone completes is on top of the feed, once, and the board follows', async () => {
  const { store, earn, seen } = setUp();
  const live = new LiveFeeds();
  await Promise.all([store.feed.load(), store.day.load()]);
  const stop = store.follow(live);
  earn(50);
  for (const number of [2, 2, 3]) live.receive(lesson(number));
  expect(store.feed.value?.map(({ lessonTitle }) => lessonTitle)).toEqual([
    'Lesson 3',
    'Lesson 2',
    'Lesson 1',
  ]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(store.day.value).toMatchObject([{ xp: 150 }]);
  expect(seen.filter(({ name }) => name === 'getXPLeaderboard')).toHaveLength(2);
  stop();
  live.receive(lesson(4));
  expect(store.feed.value).toHaveLength(3);
});

test('the feed never has more than 50 lessons', async () => {
  const { store } = setUp();
  const live = new LiveFeeds();
  await store.feed.load();
  store.follow(live);
  for (let number = 2; number < 80; number++) live.receive(lesson(number));
  expect(store.feed.value).toHaveLength(50);
});

test('opting out shows right away, and is taken back if the server refuses', async () => {
  const { store, seen } = setUp();
  await store.standing.load();
  const done = store.setCompetes(false);
  expect(store.standing.value).toMatchObject({ competes: false });
  await done;
  expect(seen.find(({ name }) => name === 'setCompetes')?.body).toEqual({ competes: false });

  const refused = setUp({ refuses: true });
  await refused.store.standing.load();
  await expect(refused.store.setCompetes(false)).rejects.toThrow('Later.');
  expect(refused.store.standing.value).toMatchObject({ competes: true });
});
