import type { OpenedExercise } from '@server/learning/exercises';
import type { ExerciseProgressEntity } from '@server/learning/progress';
import type { Lesson, LessonSolution, UserLesson } from '@shared/contracts';
import type { LessonView } from '@shared/lesson-types';
import { DEFAULT_LOCALE, type Locale } from '@shared/locales';
import type { MembersPart, OpenLesson, PublicPart } from './lesson-reader';
import type { OpenedSolution } from './open-solution';

/** A lesson as those see it that it's open to, without hidden tests, answers and solutions. */
export const presentLesson = (open: OpenLesson): Lesson => ({
  ...presentPublicPart(open),
  ...presentMembersPart(open),
});

/** The same for everybody, so it can be cached no matter who may open the lesson. */
export function presentPublicPart({
  lesson,
  outline,
  place,
  locale,
}: PublicPart): Omit<Lesson, keyof LessonView> {
  const { course } = outline;
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
  };
}

export const presentMembersPart = ({ lesson, type, language }: MembersPart): LessonView =>
  type.present(lesson.data, language);

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
