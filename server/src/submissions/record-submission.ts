import { Injectable } from '@nestjs/common';
import type { OpenLesson } from '@server/lessons';
import { Clock } from '@server/platform/clock';
import { Database, newId, type Transaction } from '@server/platform/database';
import { LessonProgressEntity, lockProgress } from '@server/progress';
import { UserPush } from '@server/realtime';
import { UserRepository } from '@server/users';
import type { StoredAnswer } from '@shared/lesson-types';
import { FirstSuccess } from './first-success';
import type { Judgement } from './lesson-judge';
import { type LessonReward, NO_REWARD } from './lesson-rewards';
import { resultOf } from './result';
import { SubmissionEntity } from './submission.entity';
import { presentSubmissionEvent } from './submission.presenter';
import { learnerGone } from './submissions.errors';
import { LessonSubmitted } from './submissions.events';

export interface RecordInput {
  /** A new one by default. */
  id?: string;
  userId: string;
  open: OpenLesson;
  answer: StoredAnswer;
  judgement: Judgement;
  timeZone: string | undefined;
  /** When the answer arrived; judging takes a while. */
  submittedAt: Date;
}

/**
 * One transaction: counts the attempt, completes the lesson, pays, stores the submission and its events; after the
 * commit every window of the learner shows the result. A system error or a failure that its lesson doesn't count (`noop`)
 * is stored and shown, and counts for nothing.
 */
@Injectable()
export class RecordSubmission {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly firstSuccess: FirstSuccess,
    private readonly push: UserPush,
    private readonly clock: Clock,
  ) {}

  execute(input: RecordInput): Promise<SubmissionEntity> {
    return this.database.transaction(async (tx) => {
      // One learner's submissions are recorded one after the other: the level, the streak and the chapter of one
      // build on what the one before has paid.
      if (!(await this.users.lock(tx, input.userId))) throw learnerGone();
      const now = this.clock.now();
      const id = input.id ?? newId(now.getTime());
      const isCounted = input.judgement && input.judgement.verdict !== 'noop';
      const reward = isCounted ? await this.count(tx, input, id, now) : NO_REWARD;
      return this.keep(tx, input, { id, now, reward });
    });
  }

  private async count(tx: Transaction, input: RecordInput, id: string, now: Date): Promise<LessonReward> {
    const { userId, open, judgement, submittedAt } = input;
    const lessonId = open.lesson.id;
    const progress = await lockProgress(tx, userId, lessonId, now);
    const isSuccess = judgement?.verdict === 'success';
    // A reset while the answer was judged wins. What a first success pays is paid anyway.
    const completes = isSuccess && !(progress.resetAt && progress.resetAt > submittedAt);
    await tx.manager.update(
      LessonProgressEntity,
      { userId, lessonId },
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
      lesson: open.lesson,
      submissionId: id,
      completedAt: now,
      sawSolution: progress.solutionViewedAt !== null,
      timeZone: input.timeZone,
    });
  }

  private async keep(
    tx: Transaction,
    { userId, open, answer, judgement }: RecordInput,
    { id, now, reward }: { id: string; now: Date; reward: LessonReward },
  ): Promise<SubmissionEntity> {
    const submission = tx.manager.create(SubmissionEntity, {
      id,
      userId,
      lessonId: open.lesson.id,
      courseId: open.lesson.courseId,
      createdAt: now,
      answer,
      ...resultOf(judgement),
      xpReward: reward.xp,
      xpBreakdown: reward.breakdown,
      signature: judgement?.signature ?? null,
      interview: judgement?.interview ?? null,
    });
    await tx.manager
      .createQueryBuilder()
      .insert()
      .into(SubmissionEntity)
      .values(submission)
      .updateEntity(false)
      .execute();
    const { lessonId, courseId, resultSlug: result, xpReward: xp } = submission;
    tx.emit(LessonSubmitted, { userId, submissionId: id, lessonId, courseId, result, xp });
    const message = {
      Type: 'LessonSubmissionEvent',
      Data: presentSubmissionEvent({ open, judgement, submission }),
    } as const;
    tx.afterCommit(() => this.push.send(userId, message));
    return submission;
  }
}
