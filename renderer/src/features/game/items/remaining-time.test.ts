import { expect, test } from 'vitest';
import { remainingTime } from './remaining-time';

test.each([
  [0, '00:00'],
  [1, '00:01'],
  [59_000, '00:59'],
  [3_599_001, '1:00:00'],
  [3_600_000, '1:00:00'],
  [7_147_000, '1:59:07'],
])('%i ms are shown as %s', (ms, text) => {
  expect(remainingTime(ms)).toBe(text);
});
