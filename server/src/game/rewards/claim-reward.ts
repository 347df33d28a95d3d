import { Injectable } from '@nestjs/common';
import { Ledger, LedgerReason } from '@server/game/xp';
import { Clock } from '@server/platform/clock';
import { Database, lockRow, type Transaction } from '@server/platform/database';
import { CHEST_ITEMS, type ChestContents } from '@shared/rules/chests';
import { chestContents } from './chest-contents';
import { RewardEntity } from './reward.entity';
import { Rewards, rewardNotFound } from './rewards';
import { RewardClaimed } from './rewards.events';
import { UserChestEntity } from './user-chest.entity';

const CHEST = LedgerReason.define('chest');
const COURSE = LedgerReason.define('course');

export type ClaimedType = 'course_completed' | 'chest_earned';

export type Claim =
  | { type: ClaimedType; alreadyClaimed: true }
  | { type: 'chest_earned'; alreadyClaimed: false; contents: ChestContents }
  | { type: 'course_completed'; alreadyClaimed: false; xp: number };

/** Opens a chest or pays for a completed course, once, however many windows ask at the same time. */
@Injectable()
export class ClaimReward {
  constructor(
    private readonly rewards: Rewards,
    private readonly ledger: Ledger,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * @param id Of the reward, or of the chest or completion.
   * @throws DomainError `not-found`, also for another learner's.
   */
  async execute(userId: string, type: ClaimedType, id: string): Promise<Claim> {
    const { id: rewardId } = await this.rewards.find(userId, type, id);
    return this.database.transaction(async (tx) => {
      const reward = await lockRow(tx, RewardEntity, { id: rewardId });
      if (!reward) throw rewardNotFound();
      if (reward.claimedAt) return { type, alreadyClaimed: true };
      const at = this.clock.now();
      await tx.manager.update(RewardEntity, { id: rewardId }, { claimedAt: at });
      tx.emit(RewardClaimed, { userId, rewardId, type });
      return type === 'chest_earned' ? this.openChest(tx, reward, at) : this.payCourse(tx, reward, at);
    });
  }

  private async openChest(tx: Transaction, { userId, subjectId }: RewardEntity, at: Date): Promise<Claim> {
    const chest = await tx.manager.findOneByOrFail(UserChestEntity, { id: subjectId });
    const contents = chestContents(chest);
    const key = { userId, reason: CHEST, source: chest.id, at };
    await this.ledger.pay(tx, { ...key, currency: 'gems', amount: contents.gems });
    for (const item of CHEST_ITEMS)
      if (contents.items[item] > 0)
        await this.ledger.pay(tx, { ...key, currency: item, amount: contents.items[item] });
    return { type: 'chest_earned', alreadyClaimed: false, contents };
  }

  private async payCourse(
    tx: Transaction,
    { userId, subjectId, amount: xp }: RewardEntity,
    at: Date,
  ): Promise<Claim> {
    await this.ledger.pay(tx, { userId, currency: 'xp', reason: COURSE, source: subjectId, amount: xp, at });
    return { type: 'course_completed', alreadyClaimed: false, xp };
  }
}
