import type { LeagueData, LessonFeedEvent } from '@web/api';
import { fakeApi, fakeToken } from '@web/api/testing';
import { LiveFeeds } from '@web/stores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LeagueStore } from './league.store';
import { ordinal, timeLeft, zonesOf } from './league-looks';

const user = (handle: string) => ({
  ...{ handle, firstName: handle, lastName: '', level: 12 },
  ...{ profileImageUrl: null, leagueBadge: null },
});
const league = (scores: readonly number[], tier = 4): LeagueData => ({
  status: 'joined',
  leagueName: 'Steel',
  tier,
  expiresAt: '2026-02-02T00:00:00.000Z',
  leagueMembers: scores.map((xp, index) => ({ rank: index + 1, user: user(`u${index}`), xp, karma: 0 })),
  memberCount: scores.length,
  badges: [],
});
const lessonBy = (handle: string) => ({ user: user(handle) }) as LessonFeedEvent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the places follow the lessons of members, and only theirs', async () => {
  let scores = [300, 200];
  const api = fakeApi({ getLeagueLeaderboard: () => ({ body: league(scores) }) });
  api.tokens.set(fakeToken(900));
  const store = new LeagueStore(api.client, () => true);
  const live = new LiveFeeds();
  await store.season.load();
  const stop = store.follow(live);
  scores = [400, 200];
  live.receive(lessonBy('stranger'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.season.value?.leagueMembers[0]?.xp).toBe(300);
  for (const handle of ['u0', 'u1', 'u0']) live.receive(lessonBy(handle));
  await vi.advanceTimersByTimeAsync(500);
  expect(store.season.value?.leagueMembers[0]?.xp).toBe(400);
  expect(api.seen).toHaveLength(2);
  stop();
  live.receive(lessonBy('u0'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(api.seen).toHaveLength(2);
});

test('a full league has three zones with the names of the neighbors', () => {
  const full = league(Array.from({ length: 25 }, (_, index) => 1000 - index));
  expect(zonesOf(full).map(({ title, members }) => [title, members.length])).toEqual([
    ['Moving up to Silver', 5],
    ['Staying in Steel', 15],
    ['Moving down to Iron', 5],
  ]);
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [13, '13th'],
  [21, '21st'],
])('%i is %s', (number, text) => {
  expect(ordinal(number)).toBe(text);
});

test('the time left is in one unit, and never negative', () => {
  const now = Date.UTC(2026, 0, 5);
  const left = (ms: number) => timeLeft(new Date(now + ms).toISOString(), now);
  expect([28 * 86_400_000, 86_399_999, 60_000, 0].map(left)).toEqual([
    '28 days left',
    '23 hours left',
    '1 minute left',
    'Counting the results',
  ]);
});
