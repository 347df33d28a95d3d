import { expect, test } from 'vitest';
import { PLACEMENT_QUESTIONS, placementLessons, skippableChapters } from './placement';

const lesson = (id: string, type = 'type_choice') => ({ id, type });
const chapter = (id: string, ...lessons: string[]) => ({ id, lessons: lessons.map((each) => lesson(each)) });
const ids = (lessons: readonly { id: string }[]) => lessons.map(({ id }) => id).join(' ');

test('the questions are spread over the chapters, from the end of each, in the order of the course', () => {
  const first = chapter('a', ...Array.from({ length: 12 }, (_, at) => `a${at}`));
  const second = chapter('b', 'b0', 'b1');
  const found = placementLessons([first, second]);
  expect(found).toHaveLength(PLACEMENT_QUESTIONS);
  expect(ids(found)).toBe('a4 a5 a6 a7 a8 a9 a10 a11 b0 b1');
});

test('programs aren’t asked for, and a course with few questions has no check', () => {
  const programs = { id: 'a', lessons: Array.from({ length: 9 }, (_, at) => lesson(`p${at}`, 'type_code')) };
  expect(placementLessons([programs, chapter('b', 'b0', 'b1', 'b2')])).toEqual([]);
  expect(ids(placementLessons([programs, chapter('b', 'b0', 'b1', 'b2', 'b3')]))).toBe('b0 b1 b2 b3');
});

const chapters = [chapter('a', 'a0', 'a1'), chapter('b', 'b0'), chapter('c', 'c0'), chapter('d', 'd0')];
const skipped = (asked: string, right: string) =>
  skippableChapters(chapters, new Set(asked.split(' ')), new Set(right.split(' '))).join(' ');

test('a chapter can be skipped if it and all before it were answered right', () => {
  expect(skipped('a0 a1 b0 c0', 'a0 a1 b0')).toBe('a b');
  expect(skipped('a0 a1 b0 c0', 'a0 b0 c0')).toBe('');
});

test('a chapter without a question goes with a later one, and the last one is never skipped', () => {
  expect(skipped('a0 c0', 'a0 c0')).toBe('a b c');
  expect(skipped('a0 c0', 'a0')).toBe('a');
  expect(skipped('a0 b0 c0 d0', 'a0 b0 c0 d0')).toBe('a b c');
});
