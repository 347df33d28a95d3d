import { Injectable } from '@nestjs/common';
import { UserRepository, UserSignedUp } from '@server/people/users';
import { Database } from '@server/platform/database';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { Reminder } from './reminder';
import { Reminders } from './reminders';

const DAY_MS = 24 * 3_600_000;
const WELCOME_CHEST_AFTER_MS = 2 * DAY_MS;
/** Long enough to know whether one likes it here. */
const COMMUNITY_AFTER_MS = 5 * DAY_MS;

/** Sets what a new learner is reminded of, once each. */
@Injectable()
export class NewLearnerReminders {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly reminders: Reminders,
  ) {}

  @OnEvent(UserSignedUp, 'notifications.new-learner')
  async onSignedUp({ userId }: EventPayload<typeof UserSignedUp>): Promise<void> {
    const user = await this.users.find(userId);
    if (!user) return;
    const at = (ms: number) => new Date(user.createdAt.getTime() + ms);
    await this.database.transaction(async (tx) => {
      await this.reminders.schedule(tx, userId, 'new_user_reward_reminder', at(WELCOME_CHEST_AFTER_MS));
      await this.reminders.schedule(tx, userId, 'community_join_reminder', at(COMMUNITY_AFTER_MS));
    });
  }
}

/** Invites learners who have stayed to the community, once. */
@Injectable()
export class CommunityReminder extends Reminder {
  readonly type = 'community_join_reminder';

  async keyFor(): Promise<string> {
    return 'once';
  }
}
