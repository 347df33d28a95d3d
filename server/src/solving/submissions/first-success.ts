import { Inject, Injectable, Optional } from '@nestjs/common';
import {
  ALL_LESSONS_AVAILABLE,
  type Availability,
  chapterLessonIds,
  LessonAvailability,
  type LessonEntity,
} from '@server/learning/catalog';
import { allCompleted } from '@server/learning/progress';
import type { Transaction } from '@server/platform/database';
import { type LessonCompletion, type LessonReward, LessonRewards } from './lesson-rewards';
import { LessonCompleted } from './submissions.events';

export interface FirstSuccessInput
  extends Pick<LessonCompletion, 'userId' | 'sawSolution' | 'completedAt' | 'madeAt' | 'timeZone'> {
  lesson: Pick<LessonEntity, 'id' | 'chapterId' | 'courseId' | 'difficulty'>;
  /** The answer that succeeded. */
  submissionId: string;
}

/** Pays for a learner's first success in a lesson and announces it. Their progress already has the success. */
@Injectable()
export class FirstSuccess {
  constructor(
    private readonly rewards: LessonRewards,
    @Optional()
    @Inject(LessonAvailability)
    private readonly availability: Availability = ALL_LESSONS_AVAILABLE,
  ) {}

  async record(tx: Transaction, input: FirstSuccessInput): Promise<LessonReward> {
    const { userId, lesson, submissionId, sawSolution, completedAt, madeAt, timeZone } = input;
    const { id: lessonId, chapterId, courseId, difficulty } = lesson;
    const siblings = await chapterLessonIds(tx, lessonId, this.availability);
    const completesChapter = await allCompleted(tx, userId, siblings);
    const ids = { userId, lessonId, chapterId };
    const facts = { difficulty, sawSolution, completesChapter, completedAt, madeAt, timeZone };
    const reward = await this.rewards.pay(tx, { ...ids, ...facts });
    tx.emit(LessonCompleted, {
      ...ids,
      courseId,
      submissionId,
      completedAt: completedAt.toISOString(),
      xp: reward.xp,
    });
    return reward;
  }
}
