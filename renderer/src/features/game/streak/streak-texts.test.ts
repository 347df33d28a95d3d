import type { Streak } from '@web/api';
import { expect, test } from 'vitest';
import { flameLook, streakText } from './streak-texts';

const streak = (change: Partial<Streak>) =>
  ({ length: 5, todayState: 'open', frozenThrough: null, ...change }) as Streak;

test.each<[Partial<Streak>, string, string]>([
  [{ todayState: 'active' }, 'lit', '5-day streak. Today is done.'],
  [{}, 'waiting', '5-day streak. Finish a lesson or training item today to keep it going.'],
  [
    { todayState: 'frozen', frozenThrough: '2026-03-06' },
    'frozen',
    '5-day streak. It’s frozen through March 6.',
  ],
  [{ todayState: 'rest' }, 'rest', '5-day streak. Today is a rest day.'],
  [{ length: 0 }, 'out', '0-day streak. Finish a lesson or training item today to start a streak.'],
  [
    { length: 0, todayState: 'rest' },
    'out',
    '0-day streak. Finish a lesson or training item today to start a streak.',
  ],
])('%o', (change, look, text) => {
  expect(flameLook(streak(change))).toBe(look);
  expect(streakText(streak(change))).toBe(text);
});
