import { Injectable } from '@nestjs/common';
import { ScheduledJob } from '@server/platform/jobs';
import { DataSource } from 'typeorm';
import { LeaderboardEntries } from './leaderboard-entries';
import { LessonFeed } from './lesson-feed';

/** Entries that are read at a time. */
const BATCH = 500;

/** Takes XP out of the day that were earned more than 24 hours ago, and shortens the feed. */
@Injectable()
export class ExpireDayXp extends ScheduledJob {
  readonly name = 'leaderboards.expire-day-xp';
  readonly everyMs = 60_000;

  constructor(
    private readonly dataSource: DataSource,
    private readonly entries: LeaderboardEntries,
    private readonly feed: LessonFeed,
  ) {
    super();
  }

  async run(slot: Date, signal: AbortSignal): Promise<void> {
    let due: { user_id: string }[];
    do {
      due = await this.dataSource.sql`
        SELECT user_id FROM leaderboard_entries WHERE day_expires_at <= ${slot.getTime()}
        ORDER BY day_expires_at LIMIT ${BATCH}`;
      for (const { user_id } of due) {
        signal.throwIfAborted();
        await this.entries.refresh(user_id);
      }
    } while (due.length === BATCH);
    await this.feed.trim();
  }
}
