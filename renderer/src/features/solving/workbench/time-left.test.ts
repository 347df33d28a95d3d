import { expect, test } from 'vitest';
import { timeLeft } from './time-left';

const start = { at: 1000, receivedBytes: 0 };
const of = (receivedBytes: number, now: number) =>
  timeLeft(start, { receivedBytes, totalBytes: 8_000_000 }, now);

test('the time left follows from the speed so far', () => {
  expect(of(2_000_000, 3000)).toBe('about 6 s left');
  expect(of(4_000_000, 5000)).toBe('about 4 s left');
  expect(of(100_000, 6000)).toBe('about 7 min left');
});

test('nothing is claimed before the speed is known, or at the end', () => {
  expect(of(1_000_000, 1100)).toBe('');
  expect(of(0, 9000)).toBe('');
  expect(of(8_000_000, 9000)).toBe('');
});
