import type { Chapter, Course, LessonSummary } from '@shared/contracts';

/** A lesson and where in its course it stands; numbers count from 1. */
export interface LessonPlace {
  lesson: LessonSummary;
  chapter: Chapter;
  chapterNumber: number;
  lessonNumber: number;
}

/** Where a lesson stands in a course; null when the course has no such lesson. */
export function findLesson(course: Pick<Course, 'Chapters'>, lessonUUID: string | null): LessonPlace | null {
  for (const [chapterIndex, chapter] of course.Chapters.entries()) {
    const index = chapter.Lessons.findIndex((lesson) => lesson.UUID === lessonUUID);
    const lesson = chapter.Lessons[index];
    if (lesson) return { lesson, chapter, chapterNumber: chapterIndex + 1, lessonNumber: index + 1 };
  }
  return null;
}
