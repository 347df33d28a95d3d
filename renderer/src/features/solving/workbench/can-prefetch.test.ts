import { expect, test } from 'vitest';
import { canPrefetch } from './can-prefetch';

test('a computer downloads ahead unless its line is slow or metered', () => {
  expect(canPrefetch(undefined, false)).toBe(true);
  expect(canPrefetch({ effectiveType: '4g' }, false)).toBe(true);
  expect(canPrefetch({ effectiveType: '3g' }, false)).toBe(false);
  expect(canPrefetch({ effectiveType: '4g', saveData: true }, false)).toBe(false);
});

test('a phone downloads ahead only over a line that is known to be good', () => {
  expect(canPrefetch(undefined, true)).toBe(false);
  expect(canPrefetch({ effectiveType: '4g', type: 'cellular' }, true)).toBe(false);
  expect(canPrefetch({ effectiveType: '4g', type: 'wifi' }, true)).toBe(true);
  expect(canPrefetch({ effectiveType: '3g', type: 'wifi' }, true)).toBe(false);
});
