import type { ExerciseRef } from '@server/learning/exercises';
import type { Transaction } from '@server/platform/database';
import type { Day } from '@shared/rules/days';
import type { XpLine } from '@shared/rules/xp';

/** A learner's first success in a lesson or another exercise. */
export interface LessonCompletion {
  userId: string;
  exercise: ExerciseRef;
  /** 1 to 10. */
  difficulty: number;
  /** The learner saw the solution before. */
  sawSolution: boolean;
  /** Null for an exercise without a chapter. */
  chapterId: string | null;
  /** Every lesson of the chapter is complete with this one. */
  completesChapter: boolean;
  completedAt: Date;
  /** When the answer was made, if that was earlier, offline. Only its day counts: it's paid as of `completedAt`. */
  madeAt?: Date;
  /** The zone that the learner's client says it is in, for learners who have none yet. */
  timeZone: string | undefined;
}

/** What a reward depends on for a learner who has done nothing yet. */
export type NewAccountCompletion = Pick<LessonCompletion, 'difficulty' | 'completesChapter'>;

export interface LessonReward {
  /** What the breakdown adds up to. */
  xp: number;
  breakdown: XpLine[];
  /** The learner's day that it counts for; missing if it doesn't count for any. */
  day?: Day;
}

export const NO_REWARD: LessonReward = { xp: 0, breakdown: [] };

/**
 * Port: the game pays for a completed exercise in the submission's own transaction, since its reply shows what was paid.
 * The learner's row is locked by then. A global module of the game provides this class (docs/rewards.md).
 */
export abstract class LessonRewards {
  abstract pay(tx: Transaction, completion: LessonCompletion): Promise<LessonReward>;

  /** What `pay` would pay an account for its very first success. Guests are promised this. */
  abstract ofNewAccount(completion: NewAccountCompletion): LessonReward;
}
