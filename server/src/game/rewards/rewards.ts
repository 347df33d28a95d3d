import { Injectable } from '@nestjs/common';
import { insertOnce, newId, type Transaction } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';
import { DataSource, In, IsNull } from 'typeorm';
import { RewardEntity, type RewardType } from './reward.entity';

export interface NewReward {
  userId: string;
  type: RewardType;
  /** The achievement, completion or chest. A learner gets one reward for it. */
  subjectId: string;
  amount: number;
  at: Date;
  /** For a reward that was paid when it was earned. */
  claimedAt?: Date;
}

export const rewardNotFound = () => new DomainError('not-found', text('rewards.none'));

/** What learners have earned, claimed or not. */
@Injectable()
export class Rewards {
  constructor(private readonly dataSource: DataSource) {}

  /** Once per learner, type and subject; true if it was added now. */
  add(tx: Transaction, { at, claimedAt, ...given }: NewReward): Promise<boolean> {
    const row = {
      id: newId(at.getTime()),
      ...given,
      createdAt: at,
      claimedAt: claimedAt ?? null,
      claimRequestId: null,
    };
    return insertOnce(tx, RewardEntity, row);
  }

  /**
   * @param id Of the reward or of its subject.
   * @throws DomainError `not-found`, also for another learner's.
   */
  async find(
    userId: string,
    type: RewardType,
    id: string,
    manager = this.dataSource.manager,
  ): Promise<RewardEntity> {
    const key = { userId, type };
    const found = await manager.findOneBy(RewardEntity, [
      { ...key, id },
      { ...key, subjectId: id },
    ]);
    if (!found) throw rewardNotFound();
    return found;
  }

  /** The subjects of a learner's rewards of one type, with when they were earned. */
  async subjects(userId: string, type: RewardType): Promise<Map<string, Date>> {
    const rows = await this.dataSource.manager.find(RewardEntity, {
      select: { subjectId: true, createdAt: true },
      where: { userId, type },
    });
    return new Map(rows.map(({ subjectId, createdAt }) => [subjectId, createdAt]));
  }

  /** Chests and courses that aren't claimed: chests first, the oldest first. */
  async pending(userId: string): Promise<RewardEntity[]> {
    return this.dataSource.manager.find(RewardEntity, {
      where: { userId, type: In(['chest_earned', 'course_completed']), claimedAt: IsNull() },
      order: { type: 'ASC', createdAt: 'ASC', id: 'ASC' },
    });
  }
}
