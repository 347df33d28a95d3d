import { expect, test } from 'vitest';
import { aboutTime } from './course-facts';

test('long courses are in hours, short ones in steps of five minutes', () => {
  expect([0, 2, 33, 89, 90, 100, 480].map(aboutTime)).toEqual([
    null,
    'about 5 minutes',
    'about 35 minutes',
    'about 90 minutes',
    'about 2 hours',
    'about 2 hours',
    'about 8 hours',
  ]);
});
