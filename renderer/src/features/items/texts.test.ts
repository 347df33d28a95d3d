import type { SharpshooterEvent } from '@web/api';
import { expect, test } from 'vitest';
import { remainingTime } from './remaining-time';
import { spreeText } from './SpreeLine';

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

const event: SharpshooterEvent = {
  ...{ effect: 'hit', spree: 7, longestSpree: 9, previousSpree: 6, hitsToChest: 8 },
  ...{ submissionUuid: 'a', lessonUuid: 'b' },
};

test.each([
  [{}, 'Sharpshooter: 7 in a row, 8 more for a chest.'],
  [{ spree: 15, hitsToChest: 15 }, 'Sharpshooter: 15 in a row, and a chest for you!'],
  [{ effect: 'armor' }, 'Your armor broke, and your spree of 7 is safe.'],
  [{ effect: 'lost', spree: 0 }, 'Your sharpshooter spree ended at 6.'],
] as const)('a change of the spree in words: %j', (change, text) => {
  expect(spreeText({ ...event, ...change })).toBe(text);
});
