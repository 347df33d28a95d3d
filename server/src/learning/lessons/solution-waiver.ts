import type { ExerciseRef } from '@server/learning/exercises';
import type { Transaction } from '@server/platform/database';

/** A learner views the solution of an exercise. */
export interface SolutionView {
  userId: string;
  exercise: ExerciseRef;
  at: Date;
}

/**
 * Port: what lets a learner view a solution before the first success and keep the exercise's XP. A global module of the
 * game provides this class (docs/items.md). The learner's row is locked.
 */
export abstract class SolutionWaiver {
  /** Uses it up, if the learner has it. */
  abstract waive(tx: Transaction, view: SolutionView): Promise<boolean>;

  /** Whether it was used for this exercise before. */
  abstract isWaived(tx: Transaction, view: SolutionView): Promise<boolean>;
}

/** Without a module that provides SolutionWaiver nothing is waived. */
export const NOTHING_WAIVED: SolutionWaiver = { waive: async () => false, isWaived: async () => false };
