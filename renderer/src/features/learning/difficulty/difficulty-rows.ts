import type { CourseDifficulty, LessonDifficulty } from '@web/api';

/** A line of the chart: a lesson, or the average of a chapter's or a course's lessons. */
export interface DifficultyRow {
  id: string;
  title: string;
  href: string;
  /** The author's estimate, 1 to 10. */
  estimated: number;
  /** What learners' work says, 1 to 10; null until there's enough of it. */
  measured: number | null;
  attemptsPerSuccess: number | null;
  /** 0 to 1. */
  completionShare: number | null;
  learners: number;
}

const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

function averageOf(lessons: readonly LessonDifficulty[]): Omit<DifficultyRow, 'id' | 'title' | 'href'> {
  const learners = lessons.reduce((sum, lesson) => sum + lesson.numLearners, 0);
  const finished = lessons.reduce((sum, lesson) => sum + lesson.numFinished, 0);
  return {
    estimated: average(lessons.map(({ difficulty }) => difficulty)) ?? 0,
    measured: average(known(lessons.map(({ measuredDifficulty }) => measuredDifficulty))),
    attemptsPerSuccess: average(known(lessons.map(({ attemptsPerSuccess }) => attemptsPerSuccess))),
    completionShare: learners > 0 ? finished / learners : null,
    learners: Math.max(0, ...lessons.map(({ numLearners }) => numLearners)),
  };
}

/** Every course, as far as it has lessons. */
export const courseRows = (courses: readonly CourseDifficulty[]): DifficultyRow[] =>
  courses
    .map((course) => ({ ...course, lessons: course.chapters.flatMap(({ lessons }) => lessons) }))
    .filter(({ lessons }) => lessons.length > 0)
    .map(({ uuid, title, lessons }) => ({
      id: uuid,
      title,
      href: `/lesson-difficulty/${uuid}`,
      ...averageOf(lessons),
    }));

/** The chapters of a course. */
export const chapterRows = ({ uuid: courseUuid, chapters }: CourseDifficulty): DifficultyRow[] =>
  chapters
    .filter(({ lessons }) => lessons.length > 0)
    .map(({ uuid, title, lessons }) => ({
      id: uuid,
      title,
      href: `/lesson-difficulty/${courseUuid}/${uuid}`,
      ...averageOf(lessons),
    }));

/** The lessons of a chapter. */
export const lessonRows = (lessons: readonly LessonDifficulty[]): DifficultyRow[] =>
  lessons.map((lesson) => ({
    id: lesson.uuid,
    title: lesson.title,
    href: `/lessons/${lesson.uuid}`,
    estimated: lesson.difficulty,
    measured: lesson.measuredDifficulty,
    attemptsPerSuccess: lesson.attemptsPerSuccess,
    completionShare: lesson.completionShare,
    learners: lesson.numLearners,
  }));
