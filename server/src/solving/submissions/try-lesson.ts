import { Injectable } from '@nestjs/common';
import { LessonReader, type OpenLesson, ReadLesson } from '@server/learning/lessons';
import { Access, GUEST } from '@server/people/access';
import { newId } from '@server/platform/database';
import type { SubmissionBody } from '@shared/contracts';
import type { Locale } from '@shared/locales';
import { GuestQueue } from './guest-queue';
import { LessonJudge } from './lesson-judge';
import { type LessonReward, LessonRewards, NO_REWARD } from './lesson-rewards';
import { readAnswer } from './read-answer';
import { resultOf } from './result';
import type { JudgedSubmission } from './submission.presenter';

export interface TryLessonInput {
  /** Of the guest. */
  address: string;
  lessonId: string;
  body: SubmissionBody;
  /** Of the author's messages; English without it. */
  locale?: Locale;
}

/** Judges a guest's answer like a learner's. Nothing is stored or paid: the reward is what signing up would bring. */
@Injectable()
export class TryLesson {
  constructor(
    private readonly lessons: LessonReader,
    private readonly access: Access,
    private readonly judge: LessonJudge,
    private readonly rewards: LessonRewards,
    private readonly queue: GuestQueue,
  ) {}

  /**
   * @throws DomainError `not-found`, `invalid` and `too-large` (the answer), `rate-limited`, `unavailable`, and what
   * ReadLesson's policy decides: a guest may try what a guest may read.
   */
  async execute({ address, lessonId, body, locale }: TryLessonInput): Promise<JudgedSubmission> {
    const open = await this.lessons.byId(lessonId, locale);
    const { type, lesson, language } = open;
    await this.access.require(GUEST, ReadLesson, lesson);
    const answer = readAnswer(open, body);
    const task = { type, lesson, language, answer };
    const judgement = await this.queue.run(address, () => this.judge.judge(task));
    const reward = judgement?.verdict === 'success' ? this.rewardOf(open) : NO_REWARD;
    return {
      open,
      judgement,
      submission: {
        id: newId(),
        lessonId: lesson.id,
        courseId: lesson.courseId,
        ...resultOf(judgement),
        xpReward: reward.xp,
        xpBreakdown: reward.breakdown,
      },
    };
  }

  private rewardOf({ lesson, outline }: OpenLesson): LessonReward {
    const siblings = outline.countedLessons.filter(({ chapterId }) => chapterId === lesson.chapterId);
    return this.rewards.ofNewAccount({
      difficulty: lesson.difficulty,
      completesChapter: siblings.length === 1,
    });
  }
}
