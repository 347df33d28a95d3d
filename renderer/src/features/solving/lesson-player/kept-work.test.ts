import { lessonRef } from '@web/exercises';
import type { TextStorage } from '@web/platform';
import { memoryStorage } from '@web/platform/testing';
import { GUEST } from '@web/stores';
import { expect, test } from 'vitest';
import { KeptWork } from './kept-work';

const FORMER = 'emberforge.code.ada.lesson-1';
const KEY = 'emberforge.code.ada.lesson.lesson-1';

function setUp(values: Record<string, string> = {}, over: Partial<TextStorage> = {}) {
  const inner = memoryStorage();
  for (const [key, value] of Object.entries(values)) inner.set(key, value);
  const storage = { ...inner, ...over };
  const open = () => new KeptWork(storage, 'code', lessonRef('lesson-1'));
  return { inner, open };
}

test('work that an earlier version has stored by the lesson’s id is read, and moves to its new key', () => {
  const { inner, open } = setUp({ [FORMER]: 'mine' });
  expect(open().read('ada')).toBe('mine');
  expect([inner.keys(''), open().read('ada')]).toEqual([[KEY], 'mine']);
});

test('a guest’s work of an earlier version goes to the user who signed in', () => {
  const { open } = setUp({ 'emberforge.code.guest-id.lesson-1': 'as a guest' });
  const kept = open();
  kept.claim('ada');
  expect([kept.read('ada'), kept.read(GUEST)]).toEqual(['as a guest', null]);
});

test('what a window of an earlier version writes meanwhile counts, as the newer work', () => {
  const { inner, open } = setUp();
  open().write('ada', 'here');
  inner.set(FORMER, 'there, later');
  expect(open().read('ada')).toBe('there, later');
  open().write('ada', 'here again');
  expect([open().read('ada'), inner.keys('')]).toEqual(['here again', [KEY]]);
});

test('work that was removed doesn’t come back from its former key', () => {
  const { inner, open } = setUp({ [FORMER]: 'mine' });
  open().write('ada', null);
  expect([open().read('ada'), inner.keys('')]).toEqual([null, []]);
});

test('on a full device the work of an earlier version is still read, and stays where it is', () => {
  const { inner, open } = setUp({ [FORMER]: 'mine' }, { set: () => false });
  expect([open().read('ada'), open().write('ada', 'more'), open().read('ada')]).toEqual([
    'mine',
    false,
    'mine',
  ]);
  expect(inner.keys('')).toEqual([FORMER]);
});

test('a change by another window is known by both keys', () => {
  const kept = setUp().open();
  const keys = [KEY, FORMER, 'emberforge.draft.ada.lesson.lesson-1', 'emberforge.code.ada.lesson.other'];
  expect(keys.map((key) => kept.isOf('ada', key))).toEqual([true, true, true, false]);
  expect(kept.isOf('grace', KEY)).toBe(false);
});

test('boxes that were checked in an earlier version of the app are found by the lesson’s version', () => {
  const storage = memoryStorage();
  storage.set('emberforge.checks.ada.lesson-1.2026', '[true]');
  const kept = (version: string) => new KeptWork(storage, 'checks', lessonRef('lesson-1'), version);
  expect([kept('2025').read('ada'), kept('2026').read('ada')]).toEqual([null, '[true]']);
});
