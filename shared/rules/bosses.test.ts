import { expect, test } from 'vitest';
import {
  auraOf,
  BOSS_CHESTS,
  bossHealth,
  chestsOfCommunity,
  chestsOfLearner,
  isDefeated,
  lessonsForFullAura,
  nextBossStart,
} from './bosses';

const DAY_MS = 24 * 3_600_000;

test('health grows with the learners who were active, in thousands, from 10,000 on', () => {
  expect([0, 1, 10].map((active) => bossHealth(active, 1_000))).toEqual([10_000, 10_000, 10_000]);
  expect(bossHealth(11, 1_000)).toBe(11_000);
  expect(bossHealth(11, 1_050)).toBe(12_000);
  expect(bossHealth(1_000_000, 1_500)).toBe(1_500_000_000);
});

test('a threshold is reached by exactly its XP', () => {
  for (const [index, { userXp }] of BOSS_CHESTS.entries()) {
    expect(chestsOfLearner(userXp - 1)).toBe(index);
    expect(chestsOfLearner(userXp)).toBe(index + 1);
  }
  expect(
    [0, 2_499, 2_500, 5_000, 7_500, 9_999, 10_000, 50_000].map((xp) => chestsOfCommunity(xp, 10_000)),
  ).toEqual([0, 0, 1, 2, 3, 3, 4, 4]);
});

test('a boss is defeated at exactly its health', () => {
  expect([9_999, 10_000, 10_001].map((xp) => isDefeated(xp, 10_000))).toEqual([false, true, true]);
});

test('the aura goes from nothing to double XP', () => {
  const full = lessonsForFullAura(0);
  expect(full).toBe(20);
  expect([0, 1, 10, 20, 21, 500].map((lessons) => auraOf(lessons, full))).toEqual([0, 0.05, 0.5, 1, 1, 1]);
  expect([200, 201, 5_000].map(lessonsForFullAura)).toEqual([20, 21, 500]);
});

test('fights start four to six weeks apart, on a day that follows from the fight before', () => {
  const startsAt = new Date('2026-01-05T12:00:00Z');
  const days = Array.from({ length: 300 }, (_, index) => {
    const last = { id: `fight-${index}`, startsAt };
    expect(nextBossStart(last)).toEqual(nextBossStart(last));
    return (nextBossStart(last).getTime() - startsAt.getTime()) / DAY_MS;
  });
  expect([Math.min(...days), Math.max(...days)]).toEqual([28, 42]);
});
