import { Injectable } from '@nestjs/common';
import { type ExerciseRef, type LocaleChoice, OpenExercise } from '@server/learning/exercises';
import { Access } from '@server/people/access';
import { Clock } from '@server/platform/clock';
import type { SubmissionBody } from '@shared/contracts';
import { AnswerJudge } from './answer-judge';
import { LearnerAttempts } from './learner-attempts';
import { LearnerQueue } from './learner-queue';
import { readAnswer } from './read-answer';
import { RecordSubmission } from './record-submission';
import type { JudgedSubmission } from './submission.presenter';
import { SubmitToExercise } from './submissions.policy';

export interface SubmitAnswerInput {
  userId: string;
  exercise: ExerciseRef;
  body: SubmissionBody;
  /** The submission's id, if the learner has to know it before it's judged. */
  id?: string;
  /** Of the author's messages; English without it. */
  locale?: LocaleChoice;
  /** Gets what the judge writes about the answer, piece by piece. */
  onText?: (text: string) => void;
}

/** Judges an answer, then records it and pays for it. The learner's first success in an exercise pays, once. */
@Injectable()
export class SubmitAnswer {
  constructor(
    private readonly exercises: OpenExercise,
    private readonly access: Access,
    private readonly judge: AnswerJudge,
    private readonly record: RecordSubmission,
    private readonly queue: LearnerQueue,
    private readonly clock: Clock,
    private readonly attempts: LearnerAttempts,
  ) {}

  /**
   * Resolves once the submission is on the disk.
   * @throws DomainError `not-found`, `invalid` and `too-large` (the answer), `rate-limited`, `unavailable`, and
   * what SubmitToExercise's policy decides.
   */
  async execute({
    userId,
    exercise: ref,
    body,
    id,
    locale,
    onText,
  }: SubmitAnswerInput): Promise<JudgedSubmission> {
    const known = body.requestUUID && (await this.known(userId, body.requestUUID));
    if (known) return known;
    const exercise = await this.exercises.execute(ref, locale);
    await this.access.require(userId, SubmitToExercise, exercise);
    const answer = readAnswer(exercise, body);
    const submittedAt = this.clock.now();
    return this.queue.run(userId, async () => {
      const judgement = await this.judge.judge({ exercise, answer, userId, onText });
      const timeZone = body.userTimezone ?? undefined;
      const { submission, offline, isKnown } = await this.record.execute({
        id,
        userId,
        exercise,
        answer,
        judgement,
        timeZone,
        submittedAt,
        requestId: body.requestUUID,
        proof: body.offline,
      });
      if (isKnown) return this.attempts.result(userId, submission.id);
      return { exercise, judgement, submission, offline };
    });
  }

  /** What this very request was recorded as before: its reply got lost. Undefined if it wasn't. */
  known(userId: string, requestId: string): Promise<JudgedSubmission | undefined> {
    return this.attempts.ofRequest(userId, requestId);
  }
}
