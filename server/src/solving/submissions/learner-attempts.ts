import { Injectable } from '@nestjs/common';
import {
  columnsOf,
  type ExerciseRef,
  type LocaleChoice,
  OpenExercise,
  refOf,
} from '@server/learning/exercises';
import { MAX_ATTEMPTS_PER_PAGE, type SavedAnswer } from '@shared/contracts';
import { DataSource, LessThan } from 'typeorm';
import { type PresentableAttempt, presentAnswer } from './attempt.presenter';
import { recordedRequest } from './record-submission';
import { changesVerdict, latestRegrades } from './regrade.entity';
import { SubmissionEntity } from './submission.entity';
import type { JudgedSubmission } from './submission.presenter';
import { submissionNotFound } from './submissions.errors';

/** A page ends with the attempt that exceeds this: an answer has up to 1 MB. In characters of JSON. */
const MAX_PAGE_LENGTH = 512 * 1024;

export interface AttemptPage {
  attempts: PresentableAttempt[];
  /** The id of the last attempt, if there are more. */
  next: string | null;
}

/** A learner's own submissions to one exercise. */
@Injectable()
export class LearnerAttempts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly exercises: OpenExercise,
  ) {}

  /**
   * The newest first, those before the submission `before` if it's given.
   * @throws DomainError `not-found` if there is no such exercise.
   */
  async page(
    userId: string,
    exercise: ExerciseRef,
    { before, locale }: { before?: string | undefined; locale?: LocaleChoice } = {},
  ): Promise<AttemptPage> {
    const { type, data } = await this.exercises.execute(exercise, locale);
    // Ids are in the order of their time.
    const rows = await this.dataSource.getRepository(SubmissionEntity).find({
      where: { userId, ...columnsOf(exercise), ...(before && { id: LessThan(before) }) },
      order: { id: 'DESC' },
      take: MAX_ATTEMPTS_PER_PAGE + 1,
    });
    const shown = rows.slice(0, countThatFit(rows));
    const regrades = await latestRegrades(
      this.dataSource,
      shown.map(({ id }) => id),
      changesVerdict,
    );
    return {
      attempts: shown.map((submission) => ({ submission, type, data, regrade: regrades.get(submission.id) })),
      next: shown.length < rows.length ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  /**
   * A submission as it's stored.
   * @throws DomainError `not-found`, also for somebody else's.
   */
  async result(userId: string, id: string): Promise<JudgedSubmission> {
    const submission = await this.dataSource.getRepository(SubmissionEntity).findOneBy({ id, userId });
    if (!submission) throw submissionNotFound();
    return this.asJudged(submission);
  }

  /** What a request of a client was recorded as; undefined if it wasn't. */
  async ofRequest(userId: string, requestId: string): Promise<JudgedSubmission | undefined> {
    const submission = await recordedRequest(this.dataSource.manager, { userId, requestId });
    return submission ? this.asJudged(submission) : undefined;
  }

  private async asJudged(submission: SubmissionEntity): Promise<JudgedSubmission> {
    const { resultSlug, resultMessage: message, resultText, interview } = submission;
    const isJudged = resultSlug === 'success' || resultSlug === 'failure';
    return {
      submission,
      exercise: await this.exercises.execute(refOf(submission)),
      judgement: isJudged
        ? {
            verdict: resultSlug,
            message,
            messageText: resultText ?? undefined,
            interview: interview ?? undefined,
          }
        : undefined,
    };
  }

  /** The answer that was submitted last; null before the first. */
  async lastAnswer(
    userId: string,
    exercise: ExerciseRef,
    locale?: LocaleChoice,
  ): Promise<SavedAnswer | null> {
    const { type, data } = await this.exercises.execute(exercise, locale);
    const [last] = await this.dataSource
      .getRepository(SubmissionEntity)
      .find({ where: { userId, ...columnsOf(exercise) }, order: { id: 'DESC' }, take: 1 });
    return last ? presentAnswer({ submission: last, type, data }) : null;
  }
}

/** How many make a page: as many as fit, and at least one. */
function countThatFit(rows: readonly SubmissionEntity[]): number {
  let length = 0;
  let count = 0;
  while (count < Math.min(rows.length, MAX_ATTEMPTS_PER_PAGE) && length < MAX_PAGE_LENGTH) {
    length += JSON.stringify(rows[count]!.answer).length;
    count += 1;
  }
  return count;
}
