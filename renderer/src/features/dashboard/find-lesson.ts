import type { Chapter, Course, LessonSummary } from '@shared/contracts';

/** A lesson and its position in its course; numbers count from 1. */
export interface LessonPlace {
  lesson: LessonSummary;
  chapter: Chapter;
  chapterNumber: number;
  lessonNumber: number;
}

/** Finds a lesson in a course; null if the course doesn't have it. */
export function findLesson(course: Pick<Course, 'Chapters'>, lessonUUID: string | null): LessonPlace | null {
  for (const [chapterIndex, chapter] of course.Chapters.entries()) {
    const index = chapter.Lessons.findIndex((lesson) => lesson.UUID === lessonUUID);
    const lesson = chapter.Lessons[index];
    if (lesson) return { lesson, chapter, chapterNumber: chapterIndex + 1, lessonNumber: index + 1 };
  }
  return null;
}
