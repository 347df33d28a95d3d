import { Injectable } from '@nestjs/common';
import { UserPush } from '@server/community/realtime';
import { columnsOf, type OpenedExercise } from '@server/learning/exercises';
import { ExerciseProgressEntity, lockProgress } from '@server/learning/progress';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, newId, type Transaction } from '@server/platform/database';
import type { OfflineOutcome, OfflineProof } from '@shared/contracts';
import type { StoredAnswer } from '@shared/lesson-types';
import type { EntityManager } from 'typeorm';
import type { Judgement } from './answer-judge';
import { FirstSuccess } from './first-success';
import { type LessonReward, NO_REWARD } from './lesson-rewards';
import { resultOf } from './result';
import { SubmissionEntity } from './submission.entity';
import { presentSubmissionEvent } from './submission.presenter';
import { learnerGone } from './submissions.errors';
import { type JudgedTime, TimeAnchors } from './time-anchors';

export interface RecordInput {
  /** A new one by default. */
  id?: string;
  userId: string;
  exercise: OpenedExercise;
  answer: StoredAnswer;
  judgement: Judgement;
  timeZone: string | undefined;
  /** When the answer arrived; judging takes a while. */
  submittedAt: Date;
  /** Chosen by the client: the same one is recorded once. */
  requestId?: string;
  /** When the answer says that it was made. */
  proof?: OfflineProof;
}

export interface RecordedSubmission {
  submission: SubmissionEntity;
  /** Missing without a proof. */
  offline?: OfflineOutcome;
  /** It had been recorded before: nothing was counted or paid now. */
  isKnown?: true;
}

/**
 * One transaction: counts the attempt, completes the exercise, pays, stores the submission and its events; after the
 * commit every window of the learner shows the result. A system error or a failure that its type doesn't count (`noop`)
 * is stored and shown, and counts for nothing. A request that was recorded before changes nothing.
 */
@Injectable()
export class RecordSubmission {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly firstSuccess: FirstSuccess,
    private readonly push: UserPush,
    private readonly clock: Clock,
    private readonly anchors: TimeAnchors,
  ) {}

  execute(input: RecordInput): Promise<RecordedSubmission> {
    return this.database.transaction(async (tx) => {
      // One learner's submissions are recorded one after the other: the level, the streak and the chapter of one
      // build on what the one before has paid.
      if (!(await this.users.lock(tx, input.userId))) throw learnerGone();
      const known = await recordedRequest(tx.manager, input);
      if (known) return { submission: known, isKnown: true };
      const now = this.clock.now();
      const id = input.id ?? newId(now.getTime());
      const time = await this.timeOf(tx, input);
      const madeAt = time?.madeAt ?? null;
      const isCounted = input.judgement && input.judgement.verdict !== 'noop';
      const reward = isCounted ? await this.count(tx, input, { id, now, madeAt }) : NO_REWARD;
      const submission = await this.keep(tx, input, { id, now, madeAt, reward });
      return { submission, ...(time && { offline: presentTime(time, reward) }) };
    });
  }

  /** A failure of the judge settles nothing: the same request is judged again. */
  private async timeOf(tx: Transaction, input: RecordInput): Promise<JudgedTime | undefined> {
    const { userId, exercise, requestId, proof, submittedAt: arrivedAt, judgement } = input;
    if (!requestId || !proof || !judgement) return undefined;
    return this.anchors.judge(tx, { userId, exerciseId: exercise.ref.id, requestId, proof, arrivedAt });
  }

  private async count(
    tx: Transaction,
    input: RecordInput,
    { id, now, madeAt }: { id: string; now: Date; madeAt: Date | null },
  ): Promise<LessonReward> {
    const { userId, exercise, judgement, submittedAt } = input;
    const progress = await lockProgress(tx, userId, exercise.ref, now);
    const isSuccess = judgement?.verdict === 'success';
    // A reset while the answer was judged wins. What a first success pays is paid anyway.
    const completes = isSuccess && !(progress.resetAt && progress.resetAt > submittedAt);
    await tx.manager.update(
      ExerciseProgressEntity,
      { userId, ...columnsOf(exercise.ref) },
      {
        attempts: progress.attempts + 1,
        successCount: progress.successCount + (isSuccess ? 1 : 0),
        firstSuccessAt: progress.firstSuccessAt ?? (isSuccess ? now : null),
        completedAt: progress.completedAt ?? (completes ? now : null),
        updatedAt: now,
      },
    );
    if (!isSuccess || progress.firstSuccessAt) return NO_REWARD;
    return this.firstSuccess.record(tx, {
      userId,
      exercise,
      submissionId: id,
      completedAt: now,
      ...(madeAt && { madeAt }),
      sawSolution: progress.solutionViewedAt !== null && progress.solutionViewedAt <= (madeAt ?? now),
      timeZone: input.timeZone,
    });
  }

  private async keep(
    tx: Transaction,
    { userId, exercise, answer, judgement, requestId }: RecordInput,
    { id, now, madeAt, reward }: { id: string; now: Date; madeAt: Date | null; reward: LessonReward },
  ): Promise<SubmissionEntity> {
    const submission = tx.manager.create(SubmissionEntity, {
      id,
      userId,
      ...columnsOf(exercise.ref),
      courseId: exercise.courseId,
      createdAt: now,
      answer,
      ...resultOf(judgement),
      xpReward: reward.xp,
      xpBreakdown: reward.breakdown,
      signature: judgement?.signature ?? null,
      interview: judgement?.interview ?? null,
      requestId: (judgement && requestId) ?? null,
      madeAt,
    });
    await tx.manager
      .createQueryBuilder()
      .insert()
      .into(SubmissionEntity)
      .values(submission)
      .updateEntity(false)
      .execute();
    const { resultSlug: result, xpReward: xp } = submission;
    exercise.submitted(tx, { userId, submissionId: id, result, xp });
    const message = {
      Type: 'LessonSubmissionEvent',
      Data: presentSubmissionEvent({ exercise, judgement, submission }),
    } as const;
    tx.afterCommit(() => this.push.send(userId, message));
    return submission;
  }
}

/** The submission that a request was recorded as. */
export async function recordedRequest(
  manager: EntityManager,
  { userId, requestId }: Pick<RecordInput, 'userId' | 'requestId'>,
): Promise<SubmissionEntity | null> {
  return requestId === undefined ? null : manager.findOneBy(SubmissionEntity, { userId, requestId });
}

const presentTime = ({ madeAt, refusal }: JudgedTime, { day }: LessonReward): OfflineOutcome => ({
  MadeAt: madeAt?.toISOString() ?? null,
  Refusal: refusal,
  Day: day ?? null,
});
