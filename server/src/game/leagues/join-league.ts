import { Injectable } from '@nestjs/common';
import { LessonCompleted } from '@server/learning/lessons';
import { Clock } from '@server/platform/clock';
import { Database, type Transaction } from '@server/platform/database';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { LEAGUE_MIN_LEVEL, SEASON_MS, type Season, seasonAt } from '@shared/rules/leagues';
import { totalXpToReach } from '@shared/rules/levels';
import { competes } from './competes';
import { LeagueGroups } from './league-groups';
import { LeagueMemberEntity } from './league-member.entity';
import { xpBefore } from './league-xp';

/** The last moment: everything so far. */
const EVER = Number.MAX_SAFE_INTEGER;

/** Learners from level 10 join a league with the first lesson that they complete in a season. */
@Injectable()
export class JoinLeague {
  constructor(
    private readonly database: Database,
    private readonly groups: LeagueGroups,
    private readonly clock: Clock,
  ) {}

  @OnEvent(LessonCompleted, 'leagues.join')
  async afterLesson({ userId, completedAt }: EventPayload<typeof LessonCompleted>): Promise<void> {
    const season = seasonAt(this.clock.now());
    const hasJoined = { userId, season: season.number };
    if (await this.database.dataSource.manager.existsBy(LeagueMemberEntity, hasJoined)) return;
    await this.database.transaction((tx) => this.join(tx, userId, season, new Date(completedAt)));
  }

  private async join(tx: Transaction, userId: string, season: Season, completedAt: Date): Promise<void> {
    const { total } = await xpBefore(tx, userId, { since: 0, at: EVER });
    if (total < totalXpToReach(LEAGUE_MIN_LEVEL) || !(await competes(tx, userId))) return;
    const last = await tx.manager.findOne(LeagueMemberEntity, {
      where: { userId },
      order: { season: 'DESC' },
    });
    // The rollover places them: their tier isn't known before.
    if (last && (last.nextTier === null || last.isWaiting)) return;
    // The lesson itself counts, unless it was completed before the season began.
    const countsFrom = Math.max(completedAt.getTime(), season.start);
    const { total: startXp, recent } = await xpBefore(tx, userId, {
      since: countsFrom - SEASON_MS,
      at: countsFrom,
    });
    const slot = { season: season.number, tier: last?.nextTier ?? 0 };
    const league = await this.groups.findOrOpen(tx, slot, recent);
    await this.groups.add(tx, league, { userId, pace: recent, countsFrom, startXp });
  }
}
