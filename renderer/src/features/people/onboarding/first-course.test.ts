import type { CourseOverview } from '@web/api';
import { expect, test } from 'vitest';
import { firstCourse } from './first-course';

const courses = ['python', 'shell', 'javascript'].map((uuid) => ({ uuid })) as CourseOverview[];
const tracks = [{ courseUuids: ['python', 'shell'] }, { courseUuids: ['javascript'] }];

test('beginners are offered the catalog’s first course, and those who write code one that goes on from there', () => {
  expect(firstCourse(courses, tracks, false)?.uuid).toBe('python');
  expect(firstCourse(courses, tracks, true)?.uuid).toBe('shell');
});

test('without a later course, everybody starts with the first', () => {
  expect(firstCourse(courses, [{ courseUuids: ['python'] }], true)?.uuid).toBe('python');
  expect(firstCourse([], [], true)).toBeUndefined();
});
