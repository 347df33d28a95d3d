import type { Course } from '@web/api';
import { expect, test } from 'vitest';
import { positionOf } from './navigation';
import { LESSON_ID, lessonWith } from './types/testing/render-player';

const here = { uuid: LESSON_ID, isComplete: true };
const github = { uuid: 'on-github', isComplete: false, missing: 'github' };
const last = { uuid: 'last', isComplete: false };
const course = (...lessons: object[]) => ({ chapters: [{ lessons }] }) as unknown as Course;

test('lessons that this server can’t offer aren’t numbered, as on the course’s page', () => {
  const position = positionOf(lessonWith({}), course(github, here, last));
  expect(position).toEqual({ number: 1, total: 2, done: 1 });
});

test('such a lesson itself has no number', () => {
  expect(positionOf(lessonWith({}), course(last, { ...here, missing: 'github' }))?.number).toBeNull();
});

test('there is no position before the course has loaded, and in a course without the lesson', () => {
  expect(positionOf(lessonWith({}), undefined)).toBeUndefined();
  expect(positionOf(lessonWith({}), course(last))).toBeUndefined();
});
