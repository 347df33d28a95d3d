import { Injectable } from '@nestjs/common';
import { UserSignedUp } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database } from '@server/platform/database';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { DataSource } from 'typeorm';
import { Chests } from './chests';
import type { RewardEntity } from './reward.entity';
import { Rewards } from './rewards';
import { UserChestEntity } from './user-chest.entity';

/** A common chest for every account, once. */
@Injectable()
export class NewUserReward {
  constructor(
    private readonly chests: Chests,
    private readonly rewards: Rewards,
    private readonly database: Database,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @OnEvent(UserSignedUp, 'rewards.new-user')
  async onSignedUp({ userId }: EventPayload<typeof UserSignedUp>): Promise<void> {
    await this.award(userId);
  }

  /** The account's chest, claimed or not. Accounts that are older than chests get theirs here. */
  async execute(userId: string): Promise<RewardEntity> {
    const key = { userId, source: 'new_user_reward', sourceId: userId } as const;
    const find = () => this.dataSource.getRepository(UserChestEntity).findOneBy(key);
    if (!(await find())) await this.award(userId);
    return this.rewards.find(userId, 'chest_earned', (await find())!.id);
  }

  private async award(userId: string): Promise<void> {
    const source = { source: 'new_user_reward', sourceId: userId } as const;
    await this.database.transaction((tx) =>
      this.chests.award(tx, { userId, kind: 'common', ...source, at: this.clock.now() }),
    );
  }
}
