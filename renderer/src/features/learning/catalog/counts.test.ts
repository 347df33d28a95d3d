import { expect, test } from 'vitest';
import { countLearners } from './counts';

test('learners are counted once there are a few', () => {
  expect([0, 4].map(countLearners)).toEqual([null, null]);
  expect(countLearners(5)).toBe('5 learners');
});
