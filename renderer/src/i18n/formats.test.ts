import { expect, test } from 'vitest';
import { formatNumber } from './formats';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
  [-12345, '-12,345'],
  [1999.6, '2,000'],
])('%d is shown as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});
