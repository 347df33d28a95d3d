import type { Course, Lesson } from '@web/api';
import { countDone, countedLessons, lessonsOf } from '@web/stores';

export interface LessonPosition {
  /** From 1, within the whole course; null for a lesson that this server can't offer, which doesn't count. */
  number: number | null;
  /** How many count, as on the course's page. */
  total: number;
  done: number;
}

/** A lesson's position in its course; undefined until the course has loaded. */
export function positionOf(lesson: Lesson, course: Course | undefined): LessonPosition | undefined {
  if (!course) return undefined;
  const lessons = lessonsOf(course);
  const isHere = ({ uuid }: { uuid: string }) => uuid === lesson.uuid;
  if (!lessons.some(isHere)) return undefined;
  return { number: countedLessons(lessons).findIndex(isHere) + 1 || null, ...countDone(lessons) };
}

const lessonPath = (uuid: string | null) => (uuid === null ? null : `/lessons/${uuid}`);

export interface LessonLinks {
  previous: string | null;
  next: string | null;
  course: string;
  /** Where Continue leads: to the next lesson, or from the last one to the course. */
  continueTo: string;
}

export function lessonLinks(lesson: Lesson): LessonLinks {
  const next = lessonPath(lesson.nextLessonUuid);
  const course = `/courses/${lesson.courseSlug}`;
  return { previous: lessonPath(lesson.previousLessonUuid), next, course, continueTo: next ?? course };
}

/** Whether a path segment can be a lesson's id; anything else is a 404. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
