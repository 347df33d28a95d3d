import { Injectable } from '@nestjs/common';
import { columnsOf, type ExerciseRef, type OpenedExercise } from '@server/learning/exercises';
import { ExerciseProgressEntity, lockProgress } from '@server/learning/progress';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, newId, type Transaction } from '@server/platform/database';
import type { ResultSlug } from '@shared/contracts';
import type { JudgedAnswer } from './answer-judge';
import { FirstSuccess } from './first-success';
import { type LessonReward, NO_REWARD } from './lesson-rewards';
import { latestRegrades, RegradeEntity } from './regrade.entity';
import { resultOf } from './result';
import { SubmissionEntity } from './submission.entity';

export interface RegradeInput {
  submission: Pick<SubmissionEntity, 'id' | 'userId' | 'createdAt' | 'resultSlug'>;
  /** The lesson, in the version that judged. */
  exercise: OpenedExercise;
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
      const { submission, exercise, judgement } = input;
      const { userId } = submission;
      // Like a submission: the first to lock the learner is recorded first.
      if (!(await this.users.lock(tx, userId))) return { state: 'superseded' };
      const isNewest = (await newestId(tx, userId, exercise.ref)) === submission.id;
      if (!isNewest) return { state: 'superseded' };
      const before = (await latestRegrades(tx.manager, [submission.id])).get(submission.id);
      const previousSlug = before?.resultSlug ?? submission.resultSlug;
      const now = this.clock.now();
      const id = newId(now.getTime());
      const isNew = await insertOnce(tx, RegradeEntity, {
        id,
        submissionId: submission.id,
        userId,
        lessonId: exercise.ref.id,
        lessonHash: exercise.hash,
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
    { submission, exercise }: RegradeInput,
    isNewSuccess: boolean,
  ): Promise<LessonReward> {
    const { userId, createdAt: submittedAt } = submission;
    const progress = await lockProgress(tx, userId, exercise.ref, submittedAt);
    const completes = !(progress.resetAt && progress.resetAt > submittedAt);
    await tx.manager.update(
      ExerciseProgressEntity,
      { userId, ...columnsOf(exercise.ref) },
      {
        successCount: progress.successCount + (isNewSuccess ? 1 : 0),
        firstSuccessAt: progress.firstSuccessAt ?? submittedAt,
        completedAt: progress.completedAt ?? (completes ? submittedAt : null),
      },
    );
    if (progress.firstSuccessAt) return NO_REWARD;
    return this.firstSuccess.record(tx, {
      userId,
      exercise,
      submissionId: submission.id,
      completedAt: submittedAt,
      sawSolution: progress.solutionViewedAt !== null && progress.solutionViewedAt <= submittedAt,
      timeZone: undefined,
    });
  }
}

/** Ids are in the order of their time. */
async function newestId(tx: Transaction, userId: string, exercise: ExerciseRef): Promise<string | undefined> {
  const [newest] = await tx.manager.find(SubmissionEntity, {
    select: { id: true },
    where: { userId, ...columnsOf(exercise) },
    order: { id: 'DESC' },
    take: 1,
  });
  return newest?.id;
}
