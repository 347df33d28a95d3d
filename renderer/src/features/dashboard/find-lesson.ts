import type { Chapter, Course, LessonSummary } from '@web/api';

/** A lesson and its position in its course; numbers count from 1. */
export interface LessonPlace {
  lesson: LessonSummary;
  chapter: Chapter;
  chapterNumber: number;
  lessonNumber: number;
}

/** Finds a lesson in a course; null if the course doesn't have it. */
export function findLesson(course: Pick<Course, 'chapters'>, lessonUuid: string | null): LessonPlace | null {
  for (const [chapterIndex, chapter] of course.chapters.entries()) {
    const index = chapter.lessons.findIndex((lesson) => lesson.uuid === lessonUuid);
    const lesson = chapter.lessons[index];
    if (lesson) return { lesson, chapter, chapterNumber: chapterIndex + 1, lessonNumber: index + 1 };
  }
  return null;
}
