import { afterEach, expect, test, vi } from 'vitest';
import { keyboardHeight } from './on-screen-keyboard';

afterEach(() => vi.unstubAllGlobals());

const withViewport = (viewport: { height: number; offsetTop: number; scale: number } | null) => {
  vi.stubGlobal('window', { innerHeight: 844, visualViewport: viewport });
  return keyboardHeight();
};

test('an open keyboard covers the bottom of the page, wherever the page was scrolled to', () => {
  expect(withViewport({ height: 508, offsetTop: 0, scale: 1 })).toBe(336);
  expect(withViewport({ height: 508, offsetTop: 120, scale: 1 })).toBe(216);
  expect(withViewport({ height: 508, offsetTop: 250, scale: 1 })).toBe(86);
});

test('browser bars, pinching and old browsers are no keyboard', () => {
  expect(withViewport({ height: 844, offsetTop: 0, scale: 1 })).toBe(0);
  expect(withViewport({ height: 790, offsetTop: 0, scale: 1 })).toBe(0);
  expect(withViewport({ height: 422, offsetTop: 0, scale: 2 })).toBe(0);
  expect(withViewport(null)).toBe(0);
});
