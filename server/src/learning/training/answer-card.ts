import { Injectable } from '@nestjs/common';
import type { LocaleChoice, OpenedExercise } from '@server/learning/exercises';
import { LessonExercises } from '@server/learning/lessons';
import { Access } from '@server/people/access';
import {
  AnswerJudge,
  type Judgement,
  LearnerQueue,
  readAnswer,
  SubmitToExercise,
} from '@server/solving/submissions';
import type { SubmissionBody } from '@shared/contracts';
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
  exercise: OpenedExercise;
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
    private readonly lessons: LessonExercises,
    private readonly access: Access,
    private readonly judge: AnswerJudge,
    private readonly queue: LearnerQueue,
    private readonly record: RecordReview,
  ) {}

  /**
   * @throws DomainError `not-found`, `conflict` for another exercise than today's, `invalid` and `too-large` (the answer), `rate-limited`, `unavailable`, and what
   * SubmitToExercise's policy decides.
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
    const { open } = await this.lessons.open(lessonId, locale);
    const exercise = this.lessons.of(openVariant(open, shown));
    await this.access.require(userId, SubmitToExercise, exercise);
    const answer = readAnswer(exercise, body);
    const judgement = await this.queue.run(userId, () => this.judge.judge({ exercise, answer }));
    // The judge's own failure is never the learner's.
    if (!judgement) return { exercise, judgement, failures: card.failures, reviewed: null };
    if (judgement.verdict !== 'success') {
      const failures = await this.record.countFailure(userId, lessonId);
      return { exercise, judgement, failures, reviewed: null };
    }
    const rate = (failures: number) => suggestRating({ type: open.lesson.type, failures, seconds });
    const reviewed = await this.record.review({ userId, lessonId, seconds }, rate);
    return { exercise, judgement, failures: 0, reviewed };
  }
}
