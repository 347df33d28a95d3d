import type { Course, LessonSummary } from '@web/api';
import { lessonsOf, nextLesson } from '@web/stores';

/** The lesson that Continue opens: after what can be skipped, until the learner has done a lesson of the course. */
export function continueAt(
  course: Pick<Course, 'chapters'>,
  skippable: ReadonlySet<string>,
): LessonSummary | undefined {
  const hasBegun = lessonsOf(course).some(({ isComplete }) => isComplete);
  const chapters = course.chapters.filter(({ uuid }) => !skippable.has(uuid));
  return nextLesson(hasBegun || chapters.length === 0 ? course : { chapters });
}
