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

type PaidClaim =
  | { type: 'chest_earned'; alreadyClaimed: false; contents: ChestContents }
  | { type: 'course_completed'; alreadyClaimed: false; xp: number };

export type Claim = { type: ClaimedType; alreadyClaimed: true } | PaidClaim;

export interface ClaimInput {
  userId: string;
  type: ClaimedType;
  /** Of the reward, or of the chest or completion. */
  id: string;
  /** The client's own id of this claim. */
  requestId?: string | undefined;
}

/**
 * Opens a chest or pays for a completed course, once, however many windows ask at the same time. A claim whose reply got
 * lost is answered again, by its id.
 */
@Injectable()
export class ClaimReward {
  constructor(
    private readonly rewards: Rewards,
    private readonly ledger: Ledger,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not-found`, also for another learner's. */
  async execute({ userId, type, id, requestId }: ClaimInput): Promise<Claim> {
    const { id: rewardId } = await this.rewards.find(userId, type, id);
    return this.database.transaction(async (tx) => {
      const reward = await lockRow(tx, RewardEntity, { id: rewardId });
      if (!reward) throw rewardNotFound();
      if (reward.claimedAt) {
        const isSameClaim = requestId !== undefined && reward.claimRequestId === requestId;
        return isSameClaim ? this.contentsOf(tx, reward) : { type, alreadyClaimed: true };
      }
      const at = this.clock.now();
      const claimed = { claimedAt: at, claimRequestId: requestId ?? null };
      await tx.manager.update(RewardEntity, { id: rewardId }, claimed);
      tx.emit(RewardClaimed, { userId, rewardId, type });
      const claim = await this.contentsOf(tx, reward);
      if ('xp' in claim) await this.payCourse(tx, reward, at);
      else await this.payChest(tx, reward, claim.contents, at);
      return claim;
    });
  }

  /** What the reward pays, or has paid. */
  private async contentsOf(tx: Transaction, { type, subjectId, amount }: RewardEntity): Promise<PaidClaim> {
    if (type !== 'chest_earned') return { type: 'course_completed', alreadyClaimed: false, xp: amount };
    const chest = await tx.manager.findOneByOrFail(UserChestEntity, { id: subjectId });
    return { type, alreadyClaimed: false, contents: chestContents(chest) };
  }

  private async payChest(
    tx: Transaction,
    { userId, subjectId }: RewardEntity,
    contents: ChestContents,
    at: Date,
  ): Promise<void> {
    const key = { userId, reason: CHEST, source: subjectId, at };
    await this.ledger.pay(tx, { ...key, currency: 'gems', amount: contents.gems });
    for (const item of CHEST_ITEMS)
      if (contents.items[item] > 0)
        await this.ledger.pay(tx, { ...key, currency: item, amount: contents.items[item] });
  }

  private async payCourse(
    tx: Transaction,
    { userId, subjectId, amount: xp }: RewardEntity,
    at: Date,
  ): Promise<void> {
    await this.ledger.pay(tx, { userId, currency: 'xp', reason: COURSE, source: subjectId, amount: xp, at });
  }
}
