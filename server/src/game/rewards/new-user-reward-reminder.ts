import { Injectable } from '@nestjs/common';
import { Reminder } from '@server/community/notifications';
import { NewUserReward } from './new-user-reward';

/** Reminds new learners of their welcome chest, once, if it's still closed. */
@Injectable()
export class NewUserRewardReminder extends Reminder {
  readonly type = 'new_user_reward_reminder';

  constructor(private readonly newUserReward: NewUserReward) {
    super();
  }

  async keyFor(userId: string): Promise<string | null> {
    const { claimedAt } = await this.newUserReward.execute(userId);
    return claimedAt === null ? 'once' : null;
  }
}
