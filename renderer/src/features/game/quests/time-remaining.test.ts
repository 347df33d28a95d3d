import { expect, test } from 'vitest';
import { timeRemaining } from './time-remaining';

const NOW = new Date('2026-01-05T12:00:00Z');

test.each([
  [90_000_000, '1d 1h'],
  [86_400_000, '1d 0h'],
  [86_399_000, '23h 59m 59s'],
  [61_000, '0h 1m 1s'],
  [0, '0h 0m 0s'],
  [-5, '0h 0m 0s'],
])('%d ms are %s', (ms, text) => {
  expect(timeRemaining(new Date(NOW.getTime() + ms), NOW)).toBe(text);
});
