import { Injectable } from '@nestjs/common';
import { LeaderboardEntries } from '@server/community/leaderboards';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { RewardClaimed } from './rewards.events';

/** The XP of a completed course count on the boards when they're claimed. */
@Injectable()
export class CountClaimedXp {
  constructor(private readonly entries: LeaderboardEntries) {}

  @OnEvent(RewardClaimed, 'rewards.count-claimed-xp')
  async count({ userId, type }: EventPayload<typeof RewardClaimed>): Promise<void> {
    if (type === 'course_completed') await this.entries.refresh(userId);
  }
}
