import { Injectable } from '@nestjs/common';
import { GetStats, type LearnerStats } from '@server/game/streak';
import { Learned, type LearnedCourse } from '@server/people/profiles';
import { type UserEntity, UserRepository } from '@server/people/users';
import { CaseViews, type Named } from './case-view';
import { accountGone } from './moderation.errors';
import type { ModerationActionEntity } from './moderation-action.entity';

export interface OpenedAccount {
  user: UserEntity;
  stats: LearnerStats;
  courses: LearnedCourse[];
  decisions: Named<ModerationActionEntity>[];
}

/** All that an admin should know about a learner at a glance. */
@Injectable()
export class OpenAccount {
  constructor(
    private readonly users: UserRepository,
    private readonly stats: GetStats,
    private readonly learned: Learned,
    private readonly views: CaseViews,
  ) {}

  /** @throws DomainError `not-found`. */
  async execute(userId: string): Promise<OpenedAccount> {
    const user = await this.users.find(userId);
    if (!user) throw accountGone();
    const [stats, { courses }, decisions] = await Promise.all([
      this.stats.execute(userId),
      this.learned.of(user),
      this.views.decisionsAbout(userId),
    ]);
    return { user, stats, courses, decisions };
  }
}
