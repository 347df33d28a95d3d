import type { RunRequest } from '@shared/runner/runner';
import { expect, test } from 'vitest';
import { limitRows } from './limit-reach';

const REQUEST: RunRequest = {
  language: 'python',
  files: [],
  limits: { timeMs: 2000, memoryBytes: 64 * 1024 * 1024, outputBytes: 1024 * 1024 },
};
const textsOf = (rows: ReturnType<typeof limitRows>) => rows.map(({ name, used }) => `${name}: ${used}`);

test('each limit is shown with how much of it was used, and the one that was hit is marked', () => {
  const rows = limitRows(REQUEST, 'time', { timeMs: 2301, memoryBytes: 12_582_912, printed: 'one\ntwo\n' });
  expect(textsOf(rows)).toEqual([
    'Time: 2 s of 2 s',
    'Output: 2 lines, 8 bytes of 1 MB',
    'Memory: 12 MB of 64 MB',
  ]);
  expect(rows.filter(({ isReached }) => isReached).map(({ name }) => name)).toEqual(['Time']);
});

test('bytes are counted as transferred, and an unfinished last line counts as a line', () => {
  const [, printed] = limitRows(REQUEST, 'memory', { timeMs: 10, printed: 'é\nü' });
  expect(printed?.used).toBe('2 lines, 5 bytes of 1 MB');
});

test('usage that a killed run could not report is omitted', () => {
  expect(textsOf(limitRows(REQUEST, 'output', { memoryBytes: 0, printed: '' }))).toEqual([
    'Output: 1 MB of 1 MB',
  ]);
  expect(textsOf(limitRows(REQUEST, 'processes', { timeMs: 3, printed: '' }))).toEqual([
    'Time: 3 ms of 2 s',
    'Output: 0 of 1 MB',
  ]);
});
