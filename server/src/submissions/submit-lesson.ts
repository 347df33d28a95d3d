import { Injectable } from '@nestjs/common';
import { Access } from '@server/access';
import { LessonReader } from '@server/lessons';
import type { SubmissionBody } from '@shared/contracts';
import { lessonLanguage } from '@shared/lesson-types';
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
  ) {}

  /**
   * Resolves once the submission is on the disk.
   * @throws DomainError `not-found`, `invalid` and `too-large` (the answer), `rate-limited`, `unavailable`, and
   * what SubmitToLesson's policy decides.
   */
  async execute({ userId, lessonId, body }: SubmitLessonInput): Promise<JudgedSubmission> {
    const open = await this.lessons.byId(lessonId);
    const { type, lesson, outline } = open;
    await this.access.require(userId, SubmitToLesson, lesson);
    const answer = readAnswer(open, body);
    return this.queue.run(userId, async () => {
      const judgement = await this.judge.judge({
        type,
        lesson,
        language: lessonLanguage(lesson.data, outline.course.language),
        answer,
      });
      const timeZone = body.userTimezone ?? undefined;
      const submission = await this.record.execute({ userId, open, answer, judgement, timeZone });
      return { open, judgement, submission };
    });
  }
}
