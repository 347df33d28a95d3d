import { Injectable } from '@nestjs/common';
import type { OpenedExercise } from '@server/learning/exercises';
import type { Transaction } from '@server/platform/database';
import { type LessonCompletion, type LessonReward, LessonRewards } from './lesson-rewards';

export interface FirstSuccessInput
  extends Pick<LessonCompletion, 'userId' | 'sawSolution' | 'completedAt' | 'madeAt' | 'timeZone'> {
  exercise: OpenedExercise;
  /** The answer that succeeded. */
  submissionId: string;
}

/** Pays for a learner's first success in an exercise and announces it. Their progress already has the success. */
@Injectable()
export class FirstSuccess {
  constructor(private readonly rewards: LessonRewards) {}

  async record(tx: Transaction, input: FirstSuccessInput): Promise<LessonReward> {
    const { exercise, submissionId, ...completion } = input;
    const { ref, difficulty, chapter } = exercise;
    const { userId, completedAt } = completion;
    const completesChapter = (await chapter?.isCompletedBy(tx, userId)) ?? false;
    const facts = { exercise: ref, chapterId: chapter?.id ?? null, difficulty, completesChapter };
    const reward = await this.rewards.pay(tx, { ...completion, ...facts });
    exercise.completed(tx, { userId, submissionId, completedAt, xp: reward.xp });
    return reward;
  }
}
