import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Notifications } from '@server/community/notifications';
import { insertOnce, newId, type Transaction } from '@server/platform/database';
import { CHESTS, type ChestKind, type ChestSource, CURRENT_EDITION } from '@shared/rules/chests';
import { Rewards } from './rewards';
import { UserChestEntity } from './user-chest.entity';

const SEED_BYTES = 16;

export interface ChestAward {
  userId: string;
  kind: ChestKind;
  source: ChestSource;
  /** What it's for, such as the id of the quest: at most 200 characters. */
  sourceId: string;
  at: Date;
}

/** Gives chests to learners (docs/chests.md). */
@Injectable()
export class Chests {
  constructor(
    private readonly rewards: Rewards,
    private readonly notifications: Notifications,
  ) {}

  /** Once per learner, source and its id; true if it was awarded now. */
  async award(tx: Transaction, { at, ...award }: ChestAward): Promise<boolean> {
    const seed = randomBytes(SEED_BYTES).toString('hex');
    const chest = { id: newId(at.getTime()), ...award, seed, edition: CURRENT_EDITION, awardedAt: at };
    if (!(await insertOnce(tx, UserChestEntity, chest))) return false;
    const { userId, kind } = award;
    await this.rewards.add(tx, { userId, type: 'chest_earned', subjectId: chest.id, amount: 0, at });
    const { id: chestId, name: title } = CHESTS[kind];
    await this.notifications.add(tx, {
      userId,
      type: 'chest_earned',
      data: { userChestId: chest.id, chestId, title },
      key: chest.id,
      at,
    });
    return true;
  }
}
