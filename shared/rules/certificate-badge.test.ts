import { expect, test } from 'vitest';
import { certificateBadge } from './certificate-badge';

test.each([
  [0, null],
  [9, null],
  [10, 10],
  [19, 10],
  [20, 20],
  [99, 90],
  [100, 100],
  [250, 100],
])('%i lessons earn badge %s', (lessons, badge) => {
  expect(certificateBadge(lessons)).toBe(badge);
});
