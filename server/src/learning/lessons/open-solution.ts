import { Injectable, Optional } from '@nestjs/common';
import type { ExerciseRef } from '@server/learning/exercises';
import { lockProgress, markSolutionViewed } from '@server/learning/progress';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database } from '@server/platform/database';
import { learnerGone } from './lessons.errors';
import { NOTHING_WAIVED, SolutionWaiver } from './solution-waiver';

export interface OpenedSolution {
  /** The first time. */
  viewedAt: Date;
  /** The exercise keeps its XP. */
  isWaived: boolean;
}

/**
 * Records that a learner views the solution. The first view costs something if the exercise was never solved: what
 * waives it if the learner has that, otherwise the exercise's XP. Repeating the call costs nothing.
 */
@Injectable()
export class OpenSolution {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly clock: Clock,
    @Optional() private readonly waiver: SolutionWaiver = NOTHING_WAIVED,
  ) {}

  execute(userId: string, exercise: ExerciseRef): Promise<OpenedSolution> {
    return this.database.transaction(async (tx) => {
      // The learner before the progress, as in a submission: the other way round, the two could deadlock.
      if (!(await this.users.lock(tx, userId))) throw learnerGone();
      const at = this.clock.now();
      const view = { userId, exercise, at };
      const { solutionViewedAt, successCount } = await lockProgress(tx, userId, exercise, at);
      if (solutionViewedAt)
        return { viewedAt: solutionViewedAt, isWaived: await this.waiver.isWaived(tx, view) };
      const isWaived = successCount === 0 && (await this.waiver.waive(tx, view));
      await markSolutionViewed(tx, userId, exercise, at);
      return { viewedAt: at, isWaived };
    });
  }
}
