import type { CourseDifficulty, LessonDifficulty } from '@web/api';
import { expect, test } from 'vitest';
import { chapterRows, courseRows, lessonRows } from './difficulty-rows';

const lesson = (uuid: string, over: Partial<LessonDifficulty> = {}): LessonDifficulty => ({
  uuid,
  title: uuid,
  difficulty: 4,
  measuredDifficulty: null,
  numLearners: 0,
  numFinished: 0,
  attemptsPerSuccess: null,
  completionShare: null,
  ...over,
});

const worked = { numLearners: 40, numFinished: 30, attemptsPerSuccess: 2, completionShare: 0.75 };
const COURSE: CourseDifficulty = {
  uuid: 'c',
  slug: 'one',
  title: 'One',
  chapters: [
    { uuid: 'a', title: 'A', lessons: [lesson('1', { ...worked, measuredDifficulty: 8 }), lesson('2')] },
    { uuid: 'b', title: 'B', lessons: [lesson('3', { difficulty: 7 })] },
    { uuid: 'e', title: 'Empty', lessons: [] },
  ],
};

test('a chapter is the average of its lessons, as far as something is known of them', () => {
  expect(chapterRows(COURSE)).toEqual([
    {
      id: 'a',
      title: 'A',
      href: '/lesson-difficulty/c/a',
      estimated: 4,
      measured: 8,
      attemptsPerSuccess: 2,
      completionShare: 0.75,
      learners: 40,
    },
    expect.objectContaining({ id: 'b', estimated: 7, measured: null, completionShare: null, learners: 0 }),
  ]);
});

test('a course is the average of all its lessons, and left out without any', () => {
  const empty = { ...COURSE, uuid: 'd', chapters: [] };
  expect(courseRows([COURSE, empty])).toMatchObject([
    { id: 'c', href: '/lesson-difficulty/c', estimated: 5, measured: 8 },
  ]);
});

test('a lesson is itself', () => {
  expect(lessonRows([lesson('1', worked)])).toMatchObject([
    { href: '/lessons/1', estimated: 4, measured: null, attemptsPerSuccess: 2, learners: 40 },
  ]);
});
