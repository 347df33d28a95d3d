import { plural, t } from '@lingui/core/macro';
import type { Course, Lesson, LessonSummary } from '@web/api';
import { countedLessons, lessonsOf } from '@web/stores';
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

/** The next lesson that can be done; after the last one, the first that isn't solved yet; otherwise the course. */
export function nextStep(lesson: Lesson, course: Course | undefined): NextStep {
  const links = lessonLinks(lesson);
  if (!course && links.next !== null) return { href: links.next, label: t`Next lesson`, shortLabel: t`Next` };
  const all = course ? lessonsOf(course) : [];
  const here = all.findIndex(({ uuid }) => uuid === lesson.uuid);
  const [next] = countedLessons(all.slice(here + 1));
  if (next) return { href: `/lessons/${next.uuid}`, label: nextLabel(next), shortLabel: t`Next` };
  const [first, ...others] = countedLessons(all).filter(
    ({ uuid, isComplete }) => !isComplete && uuid !== lesson.uuid,
  );
  if (!first) return { href: links.course, label: t`Back to the course`, shortLabel: t`Back` };
  const left = others.length + 1;
  return {
    href: `/lessons/${first.uuid}`,
    label: nextLabel(first),
    shortLabel: t`Next`,
    note: plural(left, {
      one: 'That was the last lesson. One lesson is still unfinished.',
      other: 'That was the last lesson. # lessons are still unfinished.',
    }),
  };
}

const nextLabel = ({ title }: LessonSummary) => t`Next: ${title}`;

const isSolvedAfter =
  (lesson: Lesson) =>
  ({ uuid, isComplete }: LessonSummary): boolean =>
    isComplete || uuid === lesson.uuid;

/** The course, if this success completed it. */
export const finishedCourse = (lesson: Lesson, course: Course | undefined): Course | undefined =>
  course && countedLessons(lessonsOf(course)).every(isSolvedAfter(lesson)) ? course : undefined;

/** The chapter and the course, if this success completed them. */
export function milestones(lesson: Lesson, course: Course | undefined): string[] {
  const chapter = course?.chapters.find(({ lessons }) => lessons.some(({ uuid }) => uuid === lesson.uuid));
  if (!chapter || !countedLessons(chapter.lessons).every(isSolvedAfter(lesson))) return [];
  const { chapterNumber, chapterTitle, courseTitle } = lesson;
  const chapterLine = t`Chapter ${chapterNumber} complete: ${chapterTitle}`;
  return finishedCourse(lesson, course) ? [chapterLine, t`Course complete: ${courseTitle}`] : [chapterLine];
}
