import { Injectable } from '@nestjs/common';
import {
  columnsOf,
  type ExerciseRef,
  OpenExercise,
  type OpenedExercise,
  ReadExercise,
} from '@server/learning/exercises';
import { Access, GUEST } from '@server/people/access';
import { newId } from '@server/platform/database';
import type { SubmissionBody } from '@shared/contracts';
import type { Locale } from '@shared/locales';
import { AnswerJudge } from './answer-judge';
import { GuestQueue } from './guest-queue';
import { type LessonReward, LessonRewards, NO_REWARD } from './lesson-rewards';
import { readAnswer } from './read-answer';
import { resultOf } from './result';
import type { JudgedSubmission } from './submission.presenter';

export interface TryAnswerInput {
  /** Of the guest. */
  address: string;
  exercise: ExerciseRef;
  body: SubmissionBody;
  /** Of the author's messages; English without it. */
  locale?: Locale;
}

/** Judges a guest's answer like a learner's. Nothing is stored or paid: the reward is what signing up would bring. */
@Injectable()
export class TryAnswer {
  constructor(
    private readonly exercises: OpenExercise,
    private readonly access: Access,
    private readonly judge: AnswerJudge,
    private readonly rewards: LessonRewards,
    private readonly queue: GuestQueue,
  ) {}

  /**
   * @throws DomainError `not-found`, `invalid` and `too-large` (the answer), `rate-limited`, `unavailable`, and what
   * ReadExercise's policy decides: a guest may try what a guest may read.
   */
  async execute({ address, exercise: ref, body, locale }: TryAnswerInput): Promise<JudgedSubmission> {
    const exercise = await this.exercises.execute(ref, locale);
    await this.access.require(GUEST, ReadExercise, exercise);
    const answer = readAnswer(exercise, body);
    const judgement = await this.queue.run(address, () => this.judge.judge({ exercise, answer }));
    const reward = judgement?.verdict === 'success' ? this.rewardOf(exercise) : NO_REWARD;
    return {
      exercise,
      judgement,
      submission: {
        id: newId(),
        ...columnsOf(ref),
        courseId: exercise.courseId,
        ...resultOf(judgement),
        xpReward: reward.xp,
        xpBreakdown: reward.breakdown,
      },
    };
  }

  private rewardOf({ difficulty, chapter }: OpenedExercise): LessonReward {
    return this.rewards.ofNewAccount({ difficulty, completesChapter: chapter?.isSingle() ?? false });
  }
}
