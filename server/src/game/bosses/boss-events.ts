import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, newId, type Transaction } from '@server/platform/database';
import type { BossContent } from '@shared/content/boss-file';
import { ACTIVE_DAYS, BOSS_FIGHT_MS, bossHealth, lessonsForFullAura } from '@shared/rules/bosses';
import { DataSource, type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import { BossEventEntity } from './boss-event.entity';

const DAY_MS = 24 * 3_600_000;

/** Finds fights, and starts them. */
@Injectable()
export class BossEvents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The fight that runs at `time`. XP that are earned at its end no longer count. */
  at(time: Date, manager: EntityManager = this.dataSource.manager): Promise<BossEventEntity | null> {
    return manager.findOne(BossEventEntity, {
      where: { startsAt: LessThanOrEqual(time), expiresAt: MoreThan(time) },
      order: { startsAt: 'DESC' },
    });
  }

  /** The fight that started last, also after its end. */
  newest(): Promise<BossEventEntity | null> {
    return this.dataSource.manager.findOne(BossEventEntity, {
      where: { startsAt: LessThanOrEqual(this.clock.now()) },
      order: { startsAt: 'DESC' },
    });
  }

  /** Starts a fight now; false if one is still running, however many processes try at the same time. */
  start(boss: BossContent): Promise<boolean> {
    return this.database.transaction((tx) => this.startIn(tx, boss));
  }

  /** The same in a transaction of the caller. */
  async startIn(tx: Transaction, { slug, healthPerLearner }: BossContent): Promise<boolean> {
    const startsAt = this.clock.now();
    const active = await this.activeLearners(startsAt, tx.manager);
    const row: BossEventEntity = {
      id: newId(startsAt.getTime()),
      boss: slug,
      running: 1,
      startsAt,
      expiresAt: new Date(startsAt.getTime() + BOSS_FIGHT_MS),
      defeatedAt: null,
      health: bossHealth(active, healthPerLearner),
      fullAuraLessons: lessonsForFullAura(active),
      foldedXp: 0,
      announcedThrough: null,
      announcedAt: null,
      honoredThrough: null,
      settledAt: null,
    };
    await tx.manager.sql`
      UPDATE boss_events SET running = NULL WHERE running = 1 AND expires_at <= ${startsAt.getTime()}`;
    return insertOnce(tx, BossEventEntity, row);
  }

  /** Learners who completed something in the last week, by an index of the days. */
  private async activeLearners(now: Date, manager: EntityManager): Promise<number> {
    const since = new Date(now.getTime() - ACTIVE_DAYS * DAY_MS).toISOString().slice(0, 10);
    const [row]: Array<{ learners: number }> = await manager.sql`
      SELECT COUNT(DISTINCT user_id) AS learners FROM active_days WHERE day >= ${since}`;
    return Number(row!.learners);
  }
}
