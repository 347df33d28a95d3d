import type { Course } from '@web/api';
import { expect, test } from 'vitest';
import { milestones, nextStep } from './next-step';
import { LESSON_ID, lessonWith } from './types/testing/render-player';

const OTHER = '33333333-3333-4333-8333-333333333333';
const LAST = '44444444-4444-4444-8444-444444444444';

const other = (uuid: string, title: string, isComplete: boolean) => ({ uuid, title, isComplete });
const here = { uuid: LESSON_ID, title: 'The Lesson', isComplete: false };
const course = (...chapters: object[][]) =>
  ({ chapters: chapters.map((lessons, index) => ({ uuid: String(index), lessons })) }) as unknown as Course;

test('the next lesson is named, once the course has loaded', () => {
  const lesson = lessonWith({ nextLessonUuid: OTHER });
  expect(nextStep(lesson, undefined)).toEqual({
    href: `/lessons/${OTHER}`,
    label: 'Next lesson',
    shortLabel: 'Next',
  });
  expect(nextStep(lesson, course([here, other(OTHER, 'Loops', false)]))).toEqual({
    href: `/lessons/${OTHER}`,
    label: 'Next: Loops',
    shortLabel: 'Next',
  });
});

test('after the last lesson, the first unsolved one is next, then the course', () => {
  const lesson = lessonWith({});
  const unsolved = course([other(OTHER, 'Loops', false), other(LAST, 'Sets', false), here]);
  expect(nextStep(lesson, unsolved)).toEqual({
    href: `/lessons/${OTHER}`,
    label: 'Next: Loops',
    shortLabel: 'Next',
    note: 'That was the last lesson. 2 lessons are still unfinished.',
  });
  expect(nextStep(lesson, course([other(OTHER, 'Loops', true), here]))).toEqual({
    href: '/courses/course',
    label: 'Back to the course',
    shortLabel: 'Back',
  });
});

test('the last unsolved lesson completes its chapter, and maybe its course', () => {
  const lesson = lessonWith({});
  const chapter = 'Chapter 1 complete: The Chapter';
  expect(milestones(lesson, course([other(OTHER, 'Loops', false), here]))).toEqual([]);
  expect(milestones(lesson, course([here], [other(OTHER, 'Loops', false)]))).toEqual([chapter]);
  expect(milestones(lesson, course([here], [other(OTHER, 'Loops', true)]))).toEqual([
    chapter,
    'Course complete: The Course',
  ]);
});

test('a lesson that this server can’t offer is skipped, and nothing waits for it', () => {
  const github = { ...other(OTHER, 'Your Log on GitHub', false), missing: 'github' };
  const lesson = lessonWith({ nextLessonUuid: OTHER });
  expect(nextStep(lesson, course([here, github, other(LAST, 'Sets', false)]))).toEqual({
    href: `/lessons/${LAST}`,
    label: 'Next: Sets',
    shortLabel: 'Next',
  });
  expect(nextStep(lesson, course([here, github]))).toMatchObject({ href: '/courses/course' });
  expect(milestones(lesson, course([here, github]))).toContain('Course complete: The Course');
});
