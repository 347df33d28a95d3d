import { Injectable } from '@nestjs/common';
import { LessonReader, type LocaleChoice, type OpenLesson } from '@server/learning/lessons';
import { Access } from '@server/people/access';
import {
  type Judgement,
  LearnerQueue,
  LessonJudge,
  readAnswer,
  SubmitToLesson,
} from '@server/solving/submissions';
import type { SubmissionBody } from '@shared/contracts';
import { languageOf } from '@shared/lesson-types';
import { suggestRating } from '@shared/rules/training';
import { DataSource } from 'typeorm';
import { openVariant } from './open-variant';
import { RecordReview, type ReviewedCard } from './record-review';
import { cardNotFound } from './training.errors';
import { TrainingCardEntity } from './training-card.entity';

export interface AnswerCardInput {
  userId: string;
  lessonId: string;
  body: SubmissionBody;
  /** From seeing the exercise to this answer. */
  seconds: number;
  /** Of the exercise that was shown, as the client says; undefined for the lesson itself. */
  variant?: number;
  /** Of the author's messages; English without it. */
  locale?: LocaleChoice;
}

export interface AnsweredCard {
  open: OpenLesson;
  judgement: Judgement;
  /** Wrong answers so far; 0 after a right one. */
  failures: number;
  /** Null until the answer is right. */
  reviewed: ReviewedCard | null;
}

/** Judges an answer to an exercise like a submission. It pays nothing and isn't recorded as one. */
@Injectable()
export class AnswerCard {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lessons: LessonReader,
    private readonly access: Access,
    private readonly judge: LessonJudge,
    private readonly queue: LearnerQueue,
    private readonly record: RecordReview,
  ) {}

  /**
   * @throws DomainError `not-found`, `conflict` for another exercise than today's, `invalid` and `too-large` (the answer), `rate-limited`, `unavailable`, and what
   * SubmitToLesson's policy decides.
   */
  async execute({
    userId,
    lessonId,
    body,
    seconds,
    variant,
    locale,
  }: AnswerCardInput): Promise<AnsweredCard> {
    const card = await this.dataSource.getRepository(TrainingCardEntity).findOneBy({ userId, lessonId });
    if (!card) throw cardNotFound();
    const shown = { userId, reviews: await this.record.reviewsWhenShown(card), claimed: variant };
    const open = openVariant(await this.lessons.byId(lessonId, locale), shown);
    const { type, lesson, outline } = open;
    await this.access.require(userId, SubmitToLesson, lesson);
    const answer = readAnswer(open, body);
    const task = { type, lesson, language: languageOf(lesson.data, outline.course), answer };
    const judgement = await this.queue.run(userId, () => this.judge.judge(task));
    // The judge's own failure is never the learner's.
    if (!judgement) return { open, judgement, failures: card.failures, reviewed: null };
    if (judgement.verdict !== 'success') {
      const failures = await this.record.countFailure(userId, lessonId);
      return { open, judgement, failures, reviewed: null };
    }
    const rate = (failures: number) => suggestRating({ type: lesson.type, failures, seconds });
    const reviewed = await this.record.review({ userId, lessonId, seconds }, rate);
    return { open, judgement, failures: 0, reviewed };
  }
}
