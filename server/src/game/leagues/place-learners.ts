import { Injectable } from '@nestjs/common';
import { Database, lockRow, type Transaction } from '@server/platform/database';
import { GROUP_SIZE, nextGroupSize, SEASON_MS, type Season } from '@shared/rules/leagues';
import { competes } from './competes';
import { LeagueGroups } from './league-groups';
import { LeagueMemberEntity } from './league-member.entity';
import { xpBefore } from './league-xp';

/** Forms the groups of a new season from those who played the last one. */
@Injectable()
export class PlaceLearners {
  constructor(
    private readonly database: Database,
    private readonly groups: LeagueGroups,
  ) {}

  /** Makes one group of the learners with the most XP who wait for this tier; false if nobody does. */
  nextGroup(season: Season, tier: number): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const waiting: { userId: string; season: number }[] = await tx.manager.sql`
        SELECT user_id AS "userId", season FROM league_members
        WHERE is_waiting = true AND next_tier = ${tier}
        ORDER BY xp DESC, user_id DESC LIMIT ${2 * GROUP_SIZE}`;
      if (waiting.length === 0) return false;
      const chosen = waiting.slice(0, nextGroupSize(waiting.length));
      const claimed = await this.claim(tx, chosen);
      const learners = await this.joining(tx, claimed, season);
      const [first] = learners;
      if (!first) return true;
      const league = await this.groups.open(tx, { season: season.number, tier }, first.pace);
      for (const learner of learners) await this.groups.add(tx, league, learner);
      return true;
    });
  }

  /** Those that no other process has placed meanwhile. */
  private async claim(tx: Transaction, chosen: readonly { userId: string; season: number }[]) {
    const claimed: string[] = [];
    for (const { userId, season } of chosen) {
      const member = await lockRow(tx, LeagueMemberEntity, { userId, season });
      if (!member?.isWaiting) continue;
      await tx.manager.update(LeagueMemberEntity, { userId, season }, { isWaiting: false });
      // Learners who have opted out since the season ended come back with a lesson.
      if (await competes(tx, userId)) claimed.push(userId);
    }
    return claimed;
  }

  private async joining(tx: Transaction, userIds: readonly string[], { start }: Season) {
    const learners = [];
    for (const userId of userIds) {
      const { total, recent } = await xpBefore(tx, userId, { since: start - SEASON_MS, at: start });
      learners.push({ userId, pace: recent, countsFrom: start, startXp: total });
    }
    return learners;
  }
}
