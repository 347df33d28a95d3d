import { Injectable } from '@nestjs/common';
import { FeedPush } from '@server/community/realtime';
import { Clock } from '@server/platform/clock';
import { BOSS_FEED_SIZE } from '@shared/contracts';
import { DataSource } from 'typeorm';
import { presentBossFeedEvent } from './boss.presenter';
import type { BossEventEntity } from './boss-event.entity';
import type { FeedHit } from './boss-fight';
import type { BossTotals } from './boss-totals';

/** Nobody can read more, and with thousands of viewers each one is thousands of writes. */
const MAX_PUSHES_PER_SECOND = 10;
/** Hits between newer ones may belong to learners who aren't shown. */
const SEARCHED = 10 * BOSS_FEED_SIZE;

type Row = FeedHit & { competes: boolean | number | null };

/** The newest hits, by learners who take part in what compares learners. */
@Injectable()
export class BossFeed {
  private second = 0;
  private pushed = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly live: FeedPush,
    private readonly clock: Clock,
  ) {}

  async newest({ id }: BossEventEntity): Promise<FeedHit[]> {
    const rows: Row[] = await this.dataSource.sql`
      SELECT ${() => COLUMNS} FROM (
        SELECT * FROM boss_hits WHERE event_id = ${id} ORDER BY hit_at DESC, id DESC LIMIT ${SEARCHED}
      ) AS hits ${() => JOINS}
      WHERE xp > 0 ORDER BY hit_at DESC, hits.id DESC`;
    return rows.filter(isShown).slice(0, BOSS_FEED_SIZE).map(toHit);
  }

  /** Shows a hit in every window that has the fight open. What's left out is in the totals of the next one. */
  async push(id: string, totals: BossTotals): Promise<void> {
    const second = Math.floor(this.clock.now().getTime() / 1_000);
    if (second !== this.second) Object.assign(this, { second, pushed: 0 });
    if (this.pushed >= MAX_PUSHES_PER_SECOND) return;
    const [row]: Row[] = await this.dataSource.sql`
      SELECT ${() => COLUMNS} FROM boss_hits AS hits ${() => JOINS} WHERE hits.id = ${id}`;
    if (!row || !isShown(row)) return;
    this.pushed += 1;
    this.live.send('boss_feed', presentBossFeedEvent(toHit(row), totals));
  }
}

/** Learners without an entry haven't been counted by the leaderboards yet. */
const isShown = ({ competes }: Row): boolean => competes === null || Boolean(competes);

const toHit = ({ handle, totalXp, xp }: Row): FeedHit => ({
  handle,
  totalXp: Number(totalXp),
  xp: Number(xp),
});

const COLUMNS = 'handle, COALESCE(total_xp, 0) AS "totalXp", xp, competes';
const JOINS = `JOIN users ON users.id = hits.user_id AND users.suspended_at IS NULL
  LEFT JOIN leaderboard_entries AS entries ON entries.user_id = hits.user_id`;
