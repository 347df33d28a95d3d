import type { OpenedExercise } from '@server/learning/exercises';
import type { Attempt, RecentResult as PresentedResult, SavedAnswer } from '@shared/contracts';
import type { LessonData } from '@shared/lesson-types';
import type { RecentResult } from './recent-results';
import type { RegradeEntity } from './regrade.entity';
import type { SubmissionEntity } from './submission.entity';

/** A submission, and the type of its exercise. With its data, the answer is shown as the exercise has it now. */
export interface PresentableAttempt extends Pick<OpenedExercise, 'type'> {
  submission: SubmissionEntity;
  data?: LessonData;
  /** The newest verdict that differs from the one before. */
  regrade?: RegradeEntity;
}

export function presentAttempt({ submission, type, data, regrade }: PresentableAttempt): Attempt {
  return {
    UUID: submission.id,
    CreatedAt: submission.createdAt.toISOString(),
    ResultSlug: submission.resultSlug,
    ResultMessage: submission.resultMessage,
    ResultMessageText: submission.resultText ?? undefined,
    XPReward: submission.xpReward,
    Answer: presentAnswer({ submission, type, data }),
    Regrade: regrade ? presentRegrade(regrade) : null,
  };
}

const presentRegrade = ({ createdAt, resultSlug, resultMessage, resultText, xpReward }: RegradeEntity) => ({
  RegradedAt: createdAt.toISOString(),
  ResultSlug: resultSlug,
  ResultMessage: resultMessage,
  ResultMessageText: resultText ?? undefined,
  XPReward: xpReward,
});

export const presentAnswer = ({
  submission,
  type,
  data,
}: Pick<PresentableAttempt, 'submission' | 'type' | 'data'>): SavedAnswer =>
  type.presentAnswer(submission.answer, data);

export const presentRecentResult = ({ submission, lesson, resultSlug }: RecentResult): PresentedResult => ({
  UUID: submission.id,
  CreatedAt: submission.createdAt.toISOString(),
  ResultSlug: resultSlug,
  XPReward: submission.xpReward,
  LessonUUID: lesson.id,
  LessonTitle: lesson.title,
});
