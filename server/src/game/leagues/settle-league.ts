import { Injectable } from '@nestjs/common';
import { LeaderboardEntries } from '@server/community/leaderboards';
import { Database, lockRow, type Transaction } from '@server/platform/database';
import { earnsBadge, nextTierOf, placesOf, type Season, seasonNumbered } from '@shared/rules/leagues';
import { LeagueEntity } from './league.entity';
import { LeagueMemberEntity } from './league-member.entity';
import { LeagueBadgeEarned } from './leagues.events';

/** Groups that are looked up at a time. */
const BATCH = 100;

/** A member, with XP up to the end of the season and since then. */
interface Result {
  userId: string;
  competes: boolean;
  xp: number;
  later: number;
}

/** Ends the season of one group: who rises, who falls, and who earned a badge. */
@Injectable()
export class SettleLeague {
  constructor(
    private readonly database: Database,
    private readonly entries: LeaderboardEntries,
  ) {}

  /** Some groups of earlier seasons that aren't settled yet, the oldest first. */
  async due({ number }: Season): Promise<string[]> {
    const rows: { id: string }[] = await this.database.dataSource.sql`
      SELECT id FROM leagues WHERE is_settled = false AND season < ${number}
      ORDER BY season, id LIMIT ${BATCH}`;
    return rows.map(({ id }) => id);
  }

  /** Changes nothing the second time. */
  async execute(id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const league = await lockRow(tx, LeagueEntity, { id });
      if (!league || league.isSettled) return;
      const results = await this.results(tx, league);
      const ranked = results.filter(({ competes }) => competes).sort((a, b) => b.xp - a.xp);
      const places = placesOf(ranked.map(({ xp }) => xp));
      for (const [index, result] of ranked.entries())
        await this.finish(tx, league, { ...result, place: places[index]!, members: ranked.length });
      for (const { userId, xp } of results.filter(({ competes }) => !competes))
        await this.store(tx, league, userId, { xp, badge: null, nextTier: league.tier, isWaiting: false });
      await tx.manager.update(LeagueEntity, { id }, { isSettled: true, isOpen: false });
    });
  }

  private async finish(
    tx: Transaction,
    league: LeagueEntity,
    { userId, place, xp, members, later }: Result & { place: number; members: number },
  ): Promise<void> {
    const standing = { tier: league.tier, members, place, xp };
    const badge = earnsBadge(standing) ? place : null;
    // Those who didn't learn come back with their next lesson, so that nobody plays against empty chairs.
    const isWaiting = xp > 0 || later > 0;
    await this.store(tx, league, userId, { xp, badge, nextTier: nextTierOf(standing), isWaiting });
    if (badge === null) return;
    await this.entries.showBadge(tx, userId, { tier: league.tier, place: badge });
    tx.emit(LeagueBadgeEarned, { userId, season: league.season });
  }

  private async store(
    { manager }: Transaction,
    { season }: LeagueEntity,
    userId: string,
    result: Pick<LeagueMemberEntity, 'xp' | 'badge' | 'nextTier' | 'isWaiting'>,
  ): Promise<void> {
    await manager.update(LeagueMemberEntity, { userId, season }, result);
  }

  private async results({ manager }: Transaction, { id, season }: LeagueEntity): Promise<Result[]> {
    const { end } = seasonNumbered(season);
    const rows: { userId: string; competes: boolean | number; xp: number; later: number }[] =
      await manager.sql`
        SELECT members.user_id AS "userId", COALESCE(entries.competes, true) AS competes,
          COALESCE((SELECT SUM(amount) FROM ledger_entries WHERE user_id = members.user_id AND currency = 'xp'
            AND created_at >= members.counts_from AND created_at < ${end}), 0) AS xp,
          COALESCE((SELECT SUM(amount) FROM ledger_entries WHERE user_id = members.user_id AND currency = 'xp'
            AND created_at >= ${end}), 0) AS later
        FROM league_members AS members
        LEFT JOIN leaderboard_entries AS entries ON entries.user_id = members.user_id
        WHERE members.league_id = ${id} ORDER BY members.user_id`;
    return rows.map(({ userId, competes, xp, later }) => ({
      ...{ userId, competes: Boolean(competes) },
      ...{ xp: Number(xp), later: Number(later) },
    }));
  }
}
