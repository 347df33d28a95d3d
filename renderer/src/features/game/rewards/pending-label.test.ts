import { expect, test } from 'vitest';
import { pendingLabel } from './pending-label';

test.each([
  [0, 0, null],
  [1, 0, '1 pending reward'],
  [3, 0, '3 pending rewards'],
  [0, 2, '2 pending achievements'],
  [1, 2, '3 pending rewards and achievements'],
])('%d rewards and %d achievements: %s', (rewards, achievements, label) => {
  expect(pendingLabel({ rewards, achievements })).toBe(label);
});
