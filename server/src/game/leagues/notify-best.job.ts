import { Injectable } from '@nestjs/common';
import { Leaderboards } from '@server/community/leaderboards';
import { Notifications } from '@server/community/notifications';
import { Database } from '@server/platform/database';
import { ScheduledJob } from '@server/platform/jobs';
import { badgesOf, leagueNameOf, placesOf, seasonAt } from '@shared/rules/leagues';

const DAY_MS = 24 * 3_600_000;
/** Groups that are read, and whose best are notified, at a time. */
const BATCH = 100;
const FIRST = '';

interface Row {
  leagueId: string;
  tier: number;
  userId: string;
  dayXp: number;
}

/** Tells the best of the last 24 hours, on the board of all learners and in each league. Every midnight, UTC. */
@Injectable()
export class NotifyBest extends ScheduledJob {
  readonly name = 'leagues.notify-best';
  readonly everyMs = DAY_MS;

  constructor(
    private readonly database: Database,
    private readonly boards: Leaderboards,
    private readonly notifications: Notifications,
  ) {
    super();
  }

  /** A run that's repeated notifies nobody again: a notification's key is the day that ended. */
  async run(slot: Date, signal?: AbortSignal): Promise<void> {
    const day = { key: new Date(slot.getTime() - 1).toISOString().slice(0, 10), at: slot };
    const best = await this.boards.ofDay();
    await this.database.transaction(async (tx) => {
      for (const { learner } of best)
        await this.notifications.add(tx, {
          ...{ userId: learner.userId, type: 'on_daily_xp_leaderboard', data: {} },
          ...day,
        });
    });
    // A season's last day ends with it.
    const season = seasonAt(new Date(slot.getTime() - 1)).number;
    for (let after: string | undefined = FIRST; after !== undefined; ) {
      signal?.throwIfAborted();
      after = await this.notifyGroups(season, after, day);
    }
  }

  /** @returns The last group of the batch; undefined after the end. */
  private async notifyGroups(
    season: number,
    after: string,
    day: { key: string; at: Date },
  ): Promise<string | undefined> {
    const leagues: { id: string }[] = await this.database.dataSource.sql`
      SELECT id FROM leagues WHERE season = ${season} AND id > ${after} ORDER BY id LIMIT ${BATCH}`;
    const last = leagues.at(-1)?.id;
    if (last === undefined) return undefined;
    const rows: Row[] = await this.database.dataSource.sql`
      SELECT leagues.id AS "leagueId", tier, members.user_id AS "userId", day_xp AS "dayXp"
      FROM leagues
      JOIN league_members AS members ON members.league_id = leagues.id
      JOIN leaderboard_entries AS entries ON entries.user_id = members.user_id
      WHERE leagues.season = ${season} AND leagues.id > ${after} AND leagues.id <= ${last} AND competes = true
      ORDER BY leagues.id, day_xp DESC, members.user_id`;
    const groups = Map.groupBy(rows, ({ leagueId }) => leagueId);
    await this.database.transaction(async (tx) => {
      for (const { userId, tier } of [...groups.values()].flatMap(bestOf))
        await this.notifications.add(tx, {
          ...{ userId, type: 'on_daily_league_leaderboard_top', data: { leagueName: leagueNameOf(tier) } },
          ...day,
        });
    });
    return last;
  }
}

/** As many as would earn a badge. */
function bestOf(members: readonly Row[]): Row[] {
  const places = placesOf(members.map(({ dayXp }) => dayXp));
  return members.filter(({ dayXp }, index) => dayXp > 0 && places[index]! <= badgesOf(members.length));
}
