import type { Course, LessonSummary } from '@web/api';

/** Every lesson of a course, in order. */
export function lessonsOf(course: Pick<Course, 'chapters'>): LessonSummary[] {
  return course.chapters.flatMap((chapter) => chapter.lessons);
}

/** The lessons that this server can offer: they make a course or chapter complete. */
export const countedLessons = <Counted extends Pick<LessonSummary, 'missing'>>(
  lessons: readonly Counted[],
): Counted[] => lessons.filter(({ missing }) => missing === undefined);

/** The lesson that Continue opens: the first incomplete one, otherwise the first (docs/app.md). */
export function nextLesson(course: Pick<Course, 'chapters'>): LessonSummary | undefined {
  const all = lessonsOf(course);
  const lessons = countedLessons(all);
  return lessons.find((lesson) => !lesson.isComplete) ?? lessons[0] ?? all[0];
}

/** Completed and total lessons of a course or chapter. */
export function countDone(lessons: readonly LessonSummary[]): { done: number; total: number } {
  const counted = countedLessons(lessons);
  return { done: counted.filter((lesson) => lesson.isComplete).length, total: counted.length };
}
