import { Injectable } from '@nestjs/common';
import { EarnAchievements } from '@server/game/achievements';
import { Clock } from '@server/platform/clock';
import { Database } from '@server/platform/database';
import { ScheduledJob } from '@server/platform/jobs';
import { BOSS_FEED_SIZE } from '@shared/contracts';
import { AURA_MS, BOSS_CHESTS, chestsOfCommunity, isDefeated } from '@shared/rules/bosses';
import { IsNull } from 'typeorm';
import { BossChests } from './boss-chests';
import { BossEventEntity } from './boss-event.entity';
import { ReadTotals } from './boss-totals';

/** Learners that are read at a time. */
const BATCH = 500;
/** How long XP of a fight may still arrive after its end: events are retried for about four hours. */
const LATE_MS = 6 * 3_600_000;

/** Notices defeats, gives the chests that a new threshold unlocked for many learners together, and keeps the list of hits short. */
@Injectable()
export class SettleFights extends ScheduledJob {
  readonly name = 'bosses.settle-fights';
  readonly everyMs = 10_000;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly totals: ReadTotals,
    private readonly chests: BossChests,
    private readonly achievements: EarnAchievements,
  ) {
    super();
  }

  async run(_slot: Date, signal?: AbortSignal): Promise<void> {
    const open = await this.database.dataSource.manager.find(BossEventEntity, {
      where: { settledAt: IsNull() },
      order: { startsAt: 'ASC' },
    });
    for (const event of open) await this.settle(event, signal);
  }

  private async settle(event: BossEventEntity, signal?: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const { xp } = await this.totals.exact(event);
    await this.noticeDefeat(event, xp, now);
    await this.giveChests(event, xp, signal);
    if (event.defeatedAt) await this.honorAll(event, signal);
    await this.fold(event, now);
    if (now.getTime() < event.expiresAt.getTime() + LATE_MS) return;
    await this.database.dataSource.manager.update(BossEventEntity, { id: event.id }, { settledAt: now });
  }

  private async noticeDefeat(event: BossEventEntity, xp: number, now: Date): Promise<void> {
    if (event.defeatedAt || !isDefeated(xp, event.health)) return;
    // XP that arrived late was still earned in time.
    event.defeatedAt = now < event.expiresAt ? now : event.expiresAt;
    const { id, defeatedAt } = event;
    const { manager } = this.database.dataSource;
    await manager.update(BossEventEntity, { id, defeatedAt: IsNull() }, { defeatedAt });
  }

  /** By an index of those who have a chest left to get, so it costs nothing for all others. */
  private async giveChests(event: BossEventEntity, totalXp: number, signal?: AbortSignal): Promise<void> {
    const unlocked = chestsOfCommunity(totalXp, event.health);
    for (const [had, { userXp }] of BOSS_CHESTS.slice(0, unlocked).entries()) {
      let due: Array<{ user_id: string }>;
      do {
        due = await this.database.dataSource.sql`
          SELECT user_id FROM boss_damage
          WHERE event_id = ${event.id} AND chests = ${had} AND xp >= ${userXp} LIMIT ${BATCH}`;
        for (const { user_id } of due) {
          signal?.throwIfAborted();
          await this.chests.award(event, user_id, totalXp);
        }
      } while (due.length === BATCH);
    }
  }

  /** Counts the defeat for the achievements of everybody who took part in it. */
  private async honorAll(event: BossEventEntity, signal?: AbortSignal): Promise<void> {
    const { id } = event;
    let batch: Array<{ user_id: string }>;
    do {
      batch = await this.database.dataSource.sql`
        SELECT user_id FROM boss_damage
        WHERE event_id = ${id} AND user_id > ${event.honoredThrough ?? ''} ORDER BY user_id LIMIT ${BATCH}`;
      for (const { user_id } of batch) {
        signal?.throwIfAborted();
        await this.achievements.execute(user_id, ['bosses_defeated']);
      }
      event.honoredThrough = batch.at(-1)?.user_id ?? event.honoredThrough;
      const { honoredThrough } = event;
      if (batch.length > 0)
        await this.database.dataSource.manager.update(BossEventEntity, { id }, { honoredThrough });
    } while (batch.length === BATCH);
  }

  /** Adds hits that are too old for the aura to the boss's row, except for those that the feed shows. */
  private async fold({ id }: BossEventEntity, now: Date): Promise<void> {
    const [shown]: Array<{ hit_at: number }> = await this.database.dataSource.sql`
      SELECT hit_at FROM boss_hits WHERE event_id = ${id} AND xp > 0
      ORDER BY hit_at DESC LIMIT 1 OFFSET ${BOSS_FEED_SIZE - 1}`;
    if (!shown) return;
    const until = Math.min(Number(shown.hit_at), now.getTime() - AURA_MS);
    await this.database.transaction(async (tx) => {
      // What is deleted is what is added, also if a late hit arrives in between.
      const answer: Array<{ xp: number }> | [Array<{ xp: number }>, number] = await tx.manager.sql`
        DELETE FROM boss_hits WHERE event_id = ${id} AND hit_at < ${until} RETURNING xp`;
      // TypeORM answers with [rows, count] on PostgreSQL.
      const rows = Array.isArray(answer[0]) ? answer[0] : (answer as Array<{ xp: number }>);
      const xp = rows.reduce((sum, row) => sum + Number(row.xp), 0);
      if (xp > 0) await tx.manager.sql`UPDATE boss_events SET folded_xp = folded_xp + ${xp} WHERE id = ${id}`;
    });
  }
}
