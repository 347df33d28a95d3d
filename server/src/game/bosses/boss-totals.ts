import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { AURA_MS, auraOf } from '@shared/rules/bosses';
import { DataSource, type EntityManager } from 'typeorm';
import type { BossEventEntity } from './boss-event.entity';

/** How long one reading is used: the sum over an hour of hits isn't worth calculating for each of them. */
const FRESH_MS = 1_000;

/** How a fight is going. */
export interface BossTotals {
  /** By all learners together. */
  xp: number;
  /** Of the last hour. */
  lessons: number;
  /** 0 to 1. */
  aura: number;
}

interface Reading {
  eventId: string;
  readAtMs: number;
  xp: number;
  lessons: number;
}

/** Sums over all learners of a fight. */
@Injectable()
export class ReadTotals {
  private last: Reading | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** At most a second old, except for what this process added. Inside a transaction, pass its manager. */
  async of(event: BossEventEntity, manager: EntityManager = this.dataSource.manager): Promise<BossTotals> {
    const nowMs = this.clock.now().getTime();
    const { last } = this;
    const isFresh = last?.eventId === event.id && nowMs - last.readAtMs < FRESH_MS;
    const { xp, lessons } = isFresh ? last : await this.read(event.id, manager);
    return { xp, lessons, aura: auraOf(lessons, event.fullAuraLessons) };
  }

  /** From the database, for decisions. */
  async exact(event: BossEventEntity): Promise<BossTotals> {
    this.last = undefined;
    return this.of(event);
  }

  /** Adds a hit of this process to the last reading, after its commit. */
  add({ eventId, xp, lessons }: { eventId: string; xp: number; lessons: number }): void {
    if (this.last?.eventId !== eventId) return;
    this.last.xp += xp;
    this.last.lessons += lessons;
  }

  private async read(eventId: string, manager: EntityManager): Promise<Reading> {
    const readAtMs = this.clock.now().getTime();
    const since = readAtMs - AURA_MS;
    // One statement, so that a hit is either among the hits or in the boss's row.
    const [row]: Array<{ xp: number; lessons: number }> = await manager.sql`
      SELECT events.folded_xp + COALESCE(SUM(hits.xp), 0) AS xp,
        COALESCE(SUM(CASE WHEN hits.hit_at > ${since} THEN hits.lessons ELSE 0 END), 0) AS lessons
      FROM boss_events AS events LEFT JOIN boss_hits AS hits ON hits.event_id = events.id
      WHERE events.id = ${eventId} GROUP BY events.id, events.folded_xp`;
    this.last = { eventId, readAtMs, xp: Number(row?.xp ?? 0), lessons: Number(row?.lessons ?? 0) };
    return this.last;
  }
}
