import { expect, test } from 'vitest';
import { heatColor } from './heat-map';

test.each([
  [undefined, 10, 0],
  [0, 10, 1],
  [-1, 10, 1],
  [1, 10, 2],
  [3, 10, 2],
  [4, 10, 3],
  [6, 10, 3],
  [7, 10, 4],
  [9, 10, 4],
  [10, 10, 5],
  [11, 10, 5],
  [1, 1, 5],
  [0, 0, 1],
])('%s of at most %s is color %s', (count, max, color) => {
  expect(heatColor(count, max)).toBe(color);
});
