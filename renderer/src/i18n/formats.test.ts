import { expect, test } from 'vitest';
import { formatNumber, formatShare } from './formats';

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

test.each([
  [0.01, '0.01%'],
  [4.5, '4.50%'],
  [33.333, '33.33%'],
  [100, '100.00%'],
])('%d percent of the platform is shown as %s', (value, text) => {
  expect(formatShare(value)).toBe(text);
});
