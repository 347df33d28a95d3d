import type { Course } from '@web/api';
import { expect, test } from 'vitest';
import { findLesson, lessonsAfter } from './find-lesson';

const lesson = (uuid: string, isComplete = false) => ({ uuid, isComplete });
const course = {
  chapters: [{ lessons: [lesson('a', true), lesson('b')] }, { lessons: [lesson('c', true), lesson('d')] }],
} as unknown as Course;

test('a lesson is found with its position', () => {
  expect(findLesson(course, 'd')).toMatchObject({ chapterNumber: 2, lessonNumber: 2, isLastOfChapter: true });
  expect(findLesson(course, 'x')).toBeNull();
  expect(findLesson(course, null)).toBeNull();
});

test('what comes after a lesson goes on into the next chapter, without what’s done', () => {
  expect(lessonsAfter(course, 'a', 3).map((place) => place.lesson.uuid)).toEqual(['b', 'd']);
  expect(lessonsAfter(course, 'a', 1).map((place) => place.lesson.uuid)).toEqual(['b']);
  expect(lessonsAfter(course, 'd', 3)).toEqual([]);
});
