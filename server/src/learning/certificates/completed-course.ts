import type { CourseKind } from '@shared/contracts/learning/course-kind';
import type { CourseLanguage } from '@shared/contracts/learning/course-language';

/** The course as it was when it was completed: it may get other lessons, another title, or be retired. */
export interface CompletedCourse {
  title: string;
  slug: string;
  summary: string;
  /** Absent from certificates of a time when all were just courses. */
  kind?: CourseKind;
  language: CourseLanguage;
  emblem: string;
  chapters: { title: string; lessonIds: string[] }[];
}

export const countLessons = (chapters: CompletedCourse['chapters']): number =>
  chapters.reduce((sum, { lessonIds }) => sum + lessonIds.length, 0);
