import { expect, test } from 'vitest';
import { tallyAt } from './tally';

test('the count starts at nothing, adds one line after the other, and ends at the sum', () => {
  const lines = [50, 200, 250];
  expect([0, 1 / 3, 2 / 3, 1].map((progress) => tallyAt(lines, progress))).toEqual([0, 50, 250, 500]);
  expect([-1, 2].map((progress) => tallyAt(lines, progress))).toEqual([0, 500]);
});

test('a deduction counts down', () => {
  expect(tallyAt([50, 50, -100], 1)).toBe(0);
  expect(tallyAt([50, 50, -100], 0.9)).toBeLessThan(100);
});

test('no lines count nothing', () => {
  expect(tallyAt([], 0.5)).toBe(0);
});
