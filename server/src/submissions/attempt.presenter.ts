import type { OpenLesson } from '@server/lessons';
import type { Attempt, RecentResult as PresentedResult, SavedAnswer } from '@shared/contracts';
import type { RecentResult } from './recent-results';
import type { SubmissionEntity } from './submission.entity';

/** A submission, and the type of its lesson. */
export interface PresentableAttempt extends Pick<OpenLesson, 'type'> {
  submission: SubmissionEntity;
}

export function presentAttempt({ submission, type }: PresentableAttempt): Attempt {
  return {
    UUID: submission.id,
    CreatedAt: submission.createdAt.toISOString(),
    ResultSlug: submission.resultSlug,
    ResultMessage: submission.resultMessage,
    XPReward: submission.xpReward,
    Answer: presentAnswer({ submission, type }),
  };
}

export const presentAnswer = ({ submission, type }: PresentableAttempt): SavedAnswer =>
  type.presentAnswer(submission.answer);

export const presentRecentResult = ({ submission, lesson }: RecentResult): PresentedResult => ({
  UUID: submission.id,
  CreatedAt: submission.createdAt.toISOString(),
  ResultSlug: submission.resultSlug,
  XPReward: submission.xpReward,
  LessonUUID: lesson.id,
  LessonTitle: lesson.title,
});
