import type { Course, LessonSummary } from '@web/api';
import { useAsSeen } from '@web/features/learning/catalog';
import { guestAnswersOf } from '@web/features/solving/waiting-answers';
import { nextLesson, useLoad, useStores } from '@web/stores';

export interface GuestsCourse {
  /** With the lessons that the guest has solved. */
  course: Course;
  next: LessonSummary;
  /** Solved lessons, of all courses. */
  count: number;
  /** What they pay together. */
  xp: number;
}

/** The course in which a guest has solved a lesson last, and its next one; null before the first. Call it in an observer. */
export function useGuestsCourse(): GuestsCourse | null {
  const { catalog, progress, scope, session } = useStores();
  const answers = guestAnswersOf(scope).answers.value ?? [];
  const last = answers.at(-1)?.lessonUuid;
  const isAsked = last !== undefined && !session.isProbablySignedIn;
  const lesson = catalog.lessonById.get(last ?? '');
  useLoad(lesson, isAsked);
  const slug = lesson.value?.courseSlug;
  const outline = progress.courseBySlug.get(slug ?? '');
  useLoad(outline, isAsked && slug !== undefined);
  const course = useAsSeen(outline.value);
  const next = course && nextLesson(course);
  const xp = answers.reduce((sum, answer) => sum + answer.xp, 0);
  return isAsked && course && next ? { course, next, count: answers.length, xp } : null;
}
