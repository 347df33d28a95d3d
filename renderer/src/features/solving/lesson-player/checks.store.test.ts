import { lessonRef } from '@web/exercises';
import { memoryStorage } from '@web/platform/testing';
import { expect, test } from 'vitest';
import { ChecksStore } from './checks.store';
import { KeptWork } from './kept-work';

const KEY = 'emberforge.checks.ada.lesson.one.2026';

function open(stored?: string) {
  const storage = memoryStorage();
  if (stored !== undefined) storage.set(KEY, stored);
  const checks = new ChecksStore(new KeptWork(storage, 'checks', lessonRef('one'), '2026'), 'ada');
  return { checks, stored: () => JSON.parse(storage.get(KEY) ?? 'null') as unknown };
}

test('boxes before the one that was checked are stored as the author left them', () => {
  const { checks, stored } = open();
  for (const [index, checked] of [true, false, false].entries()) checks.found(index, checked);
  checks.tick(2, true);
  expect(stored()).toEqual([true, false, true]);
  expect([0, 1, 2, 3].map((index) => checks.isChecked(index))).toEqual([true, false, true, undefined]);
});

test.each([
  ['[null, true]', [undefined, true]],
  ['[1, "yes", false]', [undefined, undefined, false]],
  ['{"0": true}', [undefined]],
  ['not JSON', [undefined]],
])('%s from an earlier version or a broken storage is safe', (text, expected) => {
  const { checks, stored } = open(text);
  expect(expected.map((_, index) => checks.isChecked(index))).toEqual(expected);
  checks.tick(0, true);
  expect(stored()).toEqual([true, ...expected.slice(1).map((each) => each ?? false)]);
});
