import type { LessonProgressEntity } from '@server/progress';
import type { UserLesson } from '@shared/contracts';

/** `progress` is null until the learner has done something in the lesson. */
export const presentUserLesson = (lessonId: string, progress: LessonProgressEntity | null): UserLesson => ({
  LessonUUID: lessonId,
  SuccessCount: progress?.successCount ?? 0,
  SolutionViewedAt: progress?.solutionViewedAt?.toISOString() ?? null,
  IsComplete: Boolean(progress?.completedAt),
});
