import { Injectable } from '@nestjs/common';
import type { OpenLesson } from '@server/learning/lessons';
import { LessonProgressEntity, lockProgress } from '@server/learning/progress';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, newId, type Transaction } from '@server/platform/database';
import type { ResultSlug } from '@shared/contracts';
import { FirstSuccess } from './first-success';
import type { JudgedAnswer } from './lesson-judge';
import { type LessonReward, NO_REWARD } from './lesson-rewards';
import { latestRegrades, RegradeEntity } from './regrade.entity';
import { resultOf } from './result';
import { SubmissionEntity } from './submission.entity';

export interface RegradeInput {
  submission: Pick<SubmissionEntity, 'id' | 'userId' | 'createdAt' | 'resultSlug'>;
  /** The version that judged. */
  open: OpenLesson;
  judgement: JudgedAnswer;
}

/**
 * `superseded`: the learner submitted again meanwhile, or is gone. `already-done`: this version of the lesson has judged
 * this submission before. Nothing is stored then.
 */
export type RegradeOutcome =
  | { state: 'superseded' }
  | { state: 'already-done' }
  | { state: 'stored'; previousSlug: ResultSlug; xp: number };

/**
 * Stores the new verdict on a learner's newest submission, in one transaction. A success completes the lesson as if it
 * had been one from the beginning, and pays if none did before. A failure takes nothing back.
 */
@Injectable()
export class RecordRegrade {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly firstSuccess: FirstSuccess,
    private readonly clock: Clock,
  ) {}

  execute(input: RegradeInput): Promise<RegradeOutcome> {
    return this.database.transaction(async (tx): Promise<RegradeOutcome> => {
      const { submission, open, judgement } = input;
      const { userId } = submission;
      // Like a submission: the first to lock the learner is recorded first.
      if (!(await this.users.lock(tx, userId))) return { state: 'superseded' };
      const isNewest = (await newestId(tx, userId, open.lesson.id)) === submission.id;
      if (!isNewest) return { state: 'superseded' };
      const before = (await latestRegrades(tx.manager, [submission.id])).get(submission.id);
      const previousSlug = before?.resultSlug ?? submission.resultSlug;
      const now = this.clock.now();
      const id = newId(now.getTime());
      const isNew = await insertOnce(tx, RegradeEntity, {
        id,
        submissionId: submission.id,
        userId,
        lessonId: open.lesson.id,
        lessonHash: open.lesson.hash,
        createdAt: now,
        previousSlug,
        ...resultOf(judgement),
        xpReward: 0,
        xpBreakdown: [],
      });
      if (!isNew) return { state: 'already-done' };
      if (judgement.verdict !== 'success') return { state: 'stored', previousSlug, xp: 0 };
      const { xp, breakdown } = await this.succeed(tx, input, previousSlug !== 'success');
      if (xp > 0) await tx.manager.update(RegradeEntity, { id }, { xpReward: xp, xpBreakdown: breakdown });
      return { state: 'stored', previousSlug, xp };
    });
  }

  /** Counts from when the answer was submitted: the day, the streak, and whether the solution had been seen. */
  private async succeed(
    tx: Transaction,
    { submission, open: { lesson } }: RegradeInput,
    isNewSuccess: boolean,
  ): Promise<LessonReward> {
    const { userId, createdAt: submittedAt } = submission;
    const progress = await lockProgress(tx, userId, lesson.id, submittedAt);
    const completes = !(progress.resetAt && progress.resetAt > submittedAt);
    await tx.manager.update(
      LessonProgressEntity,
      { userId, lessonId: lesson.id },
      {
        successCount: progress.successCount + (isNewSuccess ? 1 : 0),
        firstSuccessAt: progress.firstSuccessAt ?? submittedAt,
        completedAt: progress.completedAt ?? (completes ? submittedAt : null),
      },
    );
    if (progress.firstSuccessAt) return NO_REWARD;
    return this.firstSuccess.record(tx, {
      userId,
      lesson,
      submissionId: submission.id,
      completedAt: submittedAt,
      sawSolution: progress.solutionViewedAt !== null && progress.solutionViewedAt <= submittedAt,
      timeZone: undefined,
    });
  }
}

/** Ids are in the order of their time. */
async function newestId(tx: Transaction, userId: string, lessonId: string): Promise<string | undefined> {
  const [newest] = await tx.manager.find(SubmissionEntity, {
    select: { id: true },
    where: { userId, lessonId },
    order: { id: 'DESC' },
    take: 1,
  });
  return newest?.id;
}
