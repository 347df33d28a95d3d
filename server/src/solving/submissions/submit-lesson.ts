import { Injectable } from '@nestjs/common';
import { LessonReader, type LocaleChoice } from '@server/learning/lessons';
import { Access } from '@server/people/access';
import { Clock } from '@server/platform/clock';
import type { SubmissionBody } from '@shared/contracts';
import { LearnerAttempts } from './learner-attempts';
import { LearnerQueue } from './learner-queue';
import { LessonJudge } from './lesson-judge';
import { readAnswer } from './read-answer';
import { RecordSubmission } from './record-submission';
import type { JudgedSubmission } from './submission.presenter';
import { SubmitToLesson } from './submissions.policy';

export interface SubmitLessonInput {
  userId: string;
  lessonId: string;
  body: SubmissionBody;
  /** The submission's id, if the learner has to know it before it's judged. */
  id?: string;
  /** Of the author's messages; English without it. */
  locale?: LocaleChoice;
  /** Gets what the judge writes about the answer, piece by piece. */
  onText?: (text: string) => void;
}

/** Judges an answer, then records it and pays for it. The learner's first success in a lesson pays, once. */
@Injectable()
export class SubmitLesson {
  constructor(
    private readonly lessons: LessonReader,
    private readonly access: Access,
    private readonly judge: LessonJudge,
    private readonly record: RecordSubmission,
    private readonly queue: LearnerQueue,
    private readonly clock: Clock,
    private readonly attempts: LearnerAttempts,
  ) {}

  /**
   * Resolves once the submission is on the disk.
   * @throws DomainError `not-found`, `invalid` and `too-large` (the answer), `rate-limited`, `unavailable`, and
   * what SubmitToLesson's policy decides.
   */
  async execute({
    userId,
    lessonId,
    body,
    id,
    locale,
    onText,
  }: SubmitLessonInput): Promise<JudgedSubmission> {
    const known = body.requestUUID && (await this.known(userId, body.requestUUID));
    if (known) return known;
    const open = await this.lessons.byId(lessonId, locale);
    const { type, lesson, language } = open;
    await this.access.require(userId, SubmitToLesson, lesson);
    const answer = readAnswer(open, body);
    const submittedAt = this.clock.now();
    return this.queue.run(userId, async () => {
      const judgement = await this.judge.judge({ type, lesson, language, answer, userId, onText });
      const timeZone = body.userTimezone ?? undefined;
      const { submission, offline, isKnown } = await this.record.execute({
        id,
        userId,
        open,
        answer,
        judgement,
        timeZone,
        submittedAt,
        requestId: body.requestUUID,
        proof: body.offline,
      });
      if (isKnown) return this.attempts.result(userId, submission.id);
      return { open, judgement, submission, offline };
    });
  }

  /** What this very request was recorded as before: its reply got lost. Undefined if it wasn't. */
  known(userId: string, requestId: string): Promise<JudgedSubmission | undefined> {
    return this.attempts.ofRequest(userId, requestId);
  }
}
