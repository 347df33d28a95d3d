import type { OpenedExercise } from '@server/learning/exercises';
import type { ExerciseProgressEntity } from '@server/learning/progress';
import type { Lesson, LessonSolution, UserLesson } from '@shared/contracts';
import { DEFAULT_LOCALE, type Locale } from '@shared/locales';
import type { OpenLesson } from './lesson-reader';
import type { OpenedSolution } from './open-solution';

/** A lesson as everybody sees it, without hidden tests, answers and solutions. */
export function presentLesson(open: OpenLesson): Lesson {
  const { lesson, type, language, locale, place } = open;
  const { course } = open.outline;
  return {
    UUID: lesson.id,
    Slug: lesson.slug,
    Title: lesson.title,
    Type: lesson.type,
    LastMod: lesson.lastMod.toISOString(),
    Difficulty: lesson.difficulty,
    Task: lesson.task,
    Minutes: lesson.minutes,
    CourseUUID: course.id,
    CourseSlug: course.slug,
    CourseTitle: course.title,
    ChapterUUID: place.chapter.id,
    ChapterTitle: place.chapter.title,
    ChapterNumber: place.chapterNumber,
    LessonNumber: place.lessonNumber,
    PreviousLessonUUID: place.previousId,
    NextLessonUUID: place.nextId,
    ...(place.lesson.missing && { Missing: place.lesson.missing }),
    Readme: lesson.prose,
    ...(locale !== DEFAULT_LOCALE && { Locale: locale }),
    ...(lesson.translations && { Locales: Object.keys(lesson.translations) as Locale[] }),
    ...type.present(lesson.data, language),
  };
}

export const presentSolution = (
  { type, data }: Pick<OpenedExercise, 'type' | 'data'>,
  view: OpenedSolution,
): LessonSolution => ({
  SolutionViewedAt: view.viewedAt.toISOString(),
  SeerStoneUsed: view.isWaived,
  ...type.presentSolution(data),
});

/** `progress` is null until the learner has done something in the lesson. */
export const presentUserLesson = (lessonId: string, progress: ExerciseProgressEntity | null): UserLesson => ({
  LessonUUID: lessonId,
  SuccessCount: progress?.successCount ?? 0,
  SolutionViewedAt: progress?.solutionViewedAt?.toISOString() ?? null,
  IsComplete: Boolean(progress?.completedAt),
});
