import type { SubmissionReply } from '@web/api';
import { expect, test } from 'vitest';
import { withoutDailyBonus } from './guest-pay';

type Pay = Pick<SubmissionReply, 'xpReward' | 'xpBreakdown'>;

const FIRST: Pay = {
  xpReward: 600,
  xpBreakdown: [
    { name: 'Lesson', percent: 0, xp: 50 },
    { name: 'First lesson of the day', percent: 0, xp: 200 },
    { name: 'Level multiplier', percent: 1, xp: 250 },
    { name: 'Chapter complete', percent: 0, xp: 100 },
  ],
};

test('the next lesson pays the same without the day’s bonus, of which the multiplier is a share', () => {
  expect(withoutDailyBonus(FIRST)).toEqual({
    xpReward: 200,
    xpBreakdown: [
      { name: 'Lesson', percent: 0, xp: 50 },
      { name: 'Level multiplier', percent: 1, xp: 50 },
      { name: 'Chapter complete', percent: 0, xp: 100 },
    ],
  });
});

test('a reply without the bonus stays as it is', () => {
  const next = withoutDailyBonus(FIRST);
  expect(withoutDailyBonus(next)).toBe(next);
});
