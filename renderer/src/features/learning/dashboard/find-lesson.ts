import type { Chapter, Course, LessonSummary } from '@web/api';

/** A lesson and its position in its course; numbers count from 1. */
export interface LessonPlace {
  lesson: LessonSummary;
  chapter: Chapter;
  chapterNumber: number;
  lessonNumber: number;
  isLastOfChapter: boolean;
}

type Chapters = Pick<Course, 'chapters'>;

/** Finds a lesson in a course; null if the course doesn't have it. */
export function findLesson(course: Chapters, lessonUuid: string | null): LessonPlace | null {
  return placesOf(course).find(({ lesson }) => lesson.uuid === lessonUuid) ?? null;
}

/** Up to `count` incomplete lessons after a lesson, in order. */
export function lessonsAfter(course: Chapters, lessonUuid: string, count: number): LessonPlace[] {
  const places = placesOf(course);
  const at = places.findIndex(({ lesson }) => lesson.uuid === lessonUuid);
  return places
    .slice(at + 1)
    .filter(({ lesson }) => !lesson.isComplete)
    .slice(0, count);
}

function placesOf({ chapters }: Chapters): LessonPlace[] {
  return chapters.flatMap((chapter, chapterAt) =>
    chapter.lessons.map((lesson, lessonAt) => ({
      lesson,
      chapter,
      chapterNumber: chapterAt + 1,
      lessonNumber: lessonAt + 1,
      isLastOfChapter: lessonAt === chapter.lessons.length - 1,
    })),
  );
}
