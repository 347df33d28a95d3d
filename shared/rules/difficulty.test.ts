import { expect, test } from 'vitest';
import { measuredDifficulties } from './difficulty';

const lesson = (attemptsPerSuccess: number, solutionShare: number) => ({ attemptsPerSuccess, solutionShare });

test('lessons are ranked within their course by attempts and by views of the solution', () => {
  expect(measuredDifficulties([lesson(1, 0), lesson(2, 0.1), lesson(9, 0.6)])).toEqual([3, 6, 9]);
  expect(measuredDifficulties([lesson(1, 0.6), lesson(9, 0)])).toEqual([6, 6]);
});

test('many lessons use the scale from 1 to 10', () => {
  const measured = measuredDifficulties(Array.from({ length: 100 }, (_, index) => lesson(index, index)));
  expect([measured[0], measured[99]]).toEqual([1, 10]);
});

test('lessons that are alike are in the middle, as is a single one', () => {
  expect(measuredDifficulties([lesson(2, 0), lesson(2, 0), lesson(2, 0)])).toEqual([6, 6, 6]);
  expect(measuredDifficulties([lesson(7, 1)])).toEqual([6]);
  expect(measuredDifficulties([])).toEqual([]);
});
