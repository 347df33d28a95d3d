import type { Course, Lesson, LessonSummary } from '@web/api';
import { lessonsOf } from '@web/stores';
import { lessonLinks } from './navigation';

/** What follows a solved lesson. */
export interface NextStep {
  href: string;
  /** "Next: Conditions", or where else the button leads. */
  label: string;
  /** "Next" or "Back", where there's no room for more. The label contains it. */
  shortLabel: string;
  /** Says what is left when there's no next lesson. */
  note?: string;
}

/** The next lesson; after the last one, the first that isn't solved yet; otherwise the course. */
export function nextStep(lesson: Lesson, course: Course | undefined): NextStep {
  const links = lessonLinks(lesson);
  const lessons = course ? lessonsOf(course) : [];
  if (links.next !== null) {
    const next = lessons.find(({ uuid }) => uuid === lesson.nextLessonUuid);
    return { href: links.next, label: next ? `Next: ${next.title}` : 'Next lesson', shortLabel: 'Next' };
  }
  const [first, ...others] = lessons.filter(({ uuid, isComplete }) => !isComplete && uuid !== lesson.uuid);
  if (!first) return { href: links.course, label: 'Back to the course', shortLabel: 'Back' };
  const left = others.length === 0 ? 'One lesson is' : `${others.length + 1} lessons are`;
  return {
    href: `/lessons/${first.uuid}`,
    label: `Next: ${first.title}`,
    shortLabel: 'Next',
    note: `That was the last lesson. ${left} still unfinished.`,
  };
}

const isSolvedAfter =
  (lesson: Lesson) =>
  ({ uuid, isComplete }: LessonSummary): boolean =>
    isComplete || uuid === lesson.uuid;

/** The course, if this success completed it. */
export const finishedCourse = (lesson: Lesson, course: Course | undefined): Course | undefined =>
  course && lessonsOf(course).every(isSolvedAfter(lesson)) ? course : undefined;

/** The chapter and the course, if this success completed them. */
export function milestones(lesson: Lesson, course: Course | undefined): string[] {
  const chapter = course?.chapters.find(({ lessons }) => lessons.some(({ uuid }) => uuid === lesson.uuid));
  if (!chapter?.lessons.every(isSolvedAfter(lesson))) return [];
  const chapterLine = `Chapter ${lesson.chapterNumber} complete: ${lesson.chapterTitle}`;
  return finishedCourse(lesson, course)
    ? [chapterLine, `Course complete: ${lesson.courseTitle}`]
    : [chapterLine];
}
