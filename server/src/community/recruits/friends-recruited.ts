import { Injectable } from '@nestjs/common';
import { KarmaSource } from '@server/community/leaderboards';
import { AchievementMetric } from '@server/game/achievements';
import type { Transaction } from '@server/platform/database';
import { KARMA_PER_RECRUIT } from '@shared/rules/recruits';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { RecruitEntity } from './recruit.entity';

const settledRecruitsOf = (manager: EntityManager, recruiterId: string): Promise<number> =>
  manager.countBy(RecruitEntity, { recruiterId, settledAt: Not(IsNull()) });

@Injectable()
export class FriendsRecruited extends AchievementMetric {
  readonly name = 'friends_recruited';

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  valueOf(userId: string): Promise<number> {
    return settledRecruitsOf(this.dataSource.manager, userId);
  }
}

/** Bringing friends helps them. */
@Injectable()
export class RecruitKarma extends KarmaSource {
  async karmaOf({ manager }: Transaction, userId: string): Promise<number> {
    return KARMA_PER_RECRUIT * (await settledRecruitsOf(manager, userId));
  }
}
