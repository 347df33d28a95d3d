import type { SharpshooterEvent } from '@web/api';
import { expect, test } from 'vitest';
import { spreeText } from './SpreeLine';

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
