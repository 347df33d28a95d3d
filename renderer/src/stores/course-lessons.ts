import type { Course, LessonSummary } from '@web/api';

/** Every lesson of a course, in order. */
export function lessonsOf(course: Pick<Course, 'chapters'>): LessonSummary[] {
  return course.chapters.flatMap((chapter) => chapter.lessons);
}

/** The lesson that Continue opens: the first incomplete one, otherwise the first (docs/app.md). */
export function nextLesson(course: Pick<Course, 'chapters'>): LessonSummary | undefined {
  const lessons = lessonsOf(course);
  return lessons.find((lesson) => !lesson.isComplete) ?? lessons[0];
}

/** Completed and total lessons of a course or chapter. */
export function countDone(lessons: readonly LessonSummary[]): { done: number; total: number } {
  return { done: lessons.filter((lesson) => lesson.isComplete).length, total: lessons.length };
}
