import { expect, test } from 'vitest';
import { makeHandle } from './make-handle';

test.each([
  ['Ada', 'Lovelace', 'ada-lovelace'],
  ['Zoë', "O'Brien", 'zoe-obrien'],
  [' Jean-Luc ', 'de  la Cruz', 'jean-luc-de-la-cruz'],
  ['王', '小明', 'learner'],
  ['<script>', '../..', 'script'],
  ['A'.repeat(80), 'B', 'a'.repeat(30)],
])('%s %s gets the handle %s', (first, last, handle) => {
  expect(makeHandle(first, last, 1)).toBe(handle);
});

test('a taken handle gets random digits, more with each attempt', () => {
  expect(makeHandle('Ada', 'Lovelace', 2)).toMatch(/^ada-lovelace-\d{3}$/);
  expect(makeHandle('Ada', 'Lovelace', 5)).toMatch(/^ada-lovelace-\d{6}$/);
});

test('nobody gets a handle that looks official', () => {
  expect(makeHandle('Admin', '', 1)).toMatch(/^admin-\d{2}$/);
});
