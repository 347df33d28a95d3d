import { Injectable } from '@nestjs/common';
import { HideCompetition } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, lockRow, type Transaction } from '@server/platform/database';
import { ARCHMAGE_LEVEL, totalXpToReach } from '@shared/rules/levels';
import { Karma } from './karma-source';
import { LeaderboardEntryEntity } from './leaderboard-entry.entity';
import { LeaderboardTotalsEntity } from './leaderboard-totals.entity';

/** XP of the day is that of the last 24 hours. */
export const DAY_MS = 24 * 60 * 60_000;

const NEW_ENTRY = {
  competes: true,
  totalXp: 0,
  dayXp: 0,
  dayExpiresAt: null,
  lessons: 0,
  karma: 0,
  archmageAt: null,
  badgeTier: null,
  badgePlace: null,
} as const satisfies Omit<LeaderboardEntryEntity, 'userId'>;

type Achieved = Omit<LeaderboardEntryEntity, 'userId' | 'competes' | 'badgeTier' | 'badgePlace'>;

/** Keeps the learners' entries and their sums. */
@Injectable()
export class LeaderboardEntries {
  constructor(
    private readonly database: Database,
    private readonly karma: Karma,
    private readonly clock: Clock,
    private readonly visibility: HideCompetition,
  ) {}

  /**
   * Calculates the learner's entry again from the ledger, their progress and their karma, so it can be called at any
   * time, any number of times: after a payment of XP, after something that changes karma, and when XP leave the day.
   */
  async refresh(userId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const old = await this.lock(tx, userId);
      const achieved = await this.calculate(tx, old);
      await tx.manager.update(LeaderboardEntryEntity, { userId }, achieved);
      await this.addToTotals(tx, old, achieved);
    });
  }

  /** Whether others see this learner on boards and in the feed. Who takes part also sees them. */
  async setCompetes(userId: string, competes: boolean): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.lock(tx, userId);
      await tx.manager.update(LeaderboardEntryEntity, { userId }, { competes });
      if (competes) await this.visibility.execute(tx, userId, false);
    });
  }

  /** Whether this learner sees what compares learners. Who doesn't, doesn't take part either. */
  async setHidden(userId: string, hidden: boolean): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.visibility.execute(tx, userId, hidden);
      await this.lock(tx, userId);
      if (hidden) await tx.manager.update(LeaderboardEntryEntity, { userId }, { competes: false });
    });
  }

  /** Shows this badge beside the learner's name, unless they have a better one: of a higher league, or a better place. */
  async showBadge(tx: Transaction, userId: string, badge: { tier: number; place: number }): Promise<void> {
    const { badgeTier, badgePlace } = await this.lock(tx, userId);
    const isBetter =
      badgeTier === null ||
      badge.tier > badgeTier ||
      (badge.tier === badgeTier && badge.place < (badgePlace ?? 0));
    if (!isBetter) return;
    const shown = { badgeTier: badge.tier, badgePlace: badge.place };
    await tx.manager.update(LeaderboardEntryEntity, { userId }, shown);
  }

  private async lock(tx: Transaction, userId: string): Promise<LeaderboardEntryEntity> {
    await insertOnce(tx, LeaderboardEntryEntity, { userId, ...NEW_ENTRY });
    return (await lockRow(tx, LeaderboardEntryEntity, { userId }))!;
  }

  private async calculate(
    tx: Transaction,
    { userId, archmageAt }: LeaderboardEntryEntity,
  ): Promise<Achieved> {
    const since = this.clock.now().getTime() - DAY_MS;
    const [xp]: { total: number; day: number; oldest: number | null }[] = await tx.manager.sql`
      SELECT COALESCE(SUM(amount), 0) AS total,
        COALESCE(SUM(CASE WHEN created_at > ${since} THEN amount ELSE 0 END), 0) AS day,
        MIN(CASE WHEN created_at > ${since} AND amount <> 0 THEN created_at END) AS oldest
      FROM ledger_entries WHERE user_id = ${userId} AND currency = 'xp'`;
    const [progress]: { lessons: number }[] = await tx.manager.sql`
      SELECT COUNT(*) AS lessons FROM exercise_progress
      WHERE user_id = ${userId} AND exercise_source = 'lesson' AND first_success_at IS NOT NULL`;
    const { total, day, oldest } = xp!;
    return {
      totalXp: Number(total),
      dayXp: Number(day),
      dayExpiresAt: oldest === null ? null : new Date(Number(oldest) + DAY_MS),
      lessons: Number(progress!.lessons),
      karma: await this.karma.of(tx, userId),
      archmageAt: archmageAt ?? (await this.reachedArchmage(tx, userId, Number(total))),
    };
  }

  /** When the learner's XP first added up to level 100. */
  private async reachedArchmage(tx: Transaction, userId: string, totalXp: number): Promise<Date | null> {
    const needed = totalXpToReach(ARCHMAGE_LEVEL);
    if (totalXp < needed) return null;
    const [row]: { at: number }[] = await tx.manager.sql`
      SELECT MIN(created_at) AS at FROM (
        SELECT created_at, SUM(amount) OVER (ORDER BY created_at, id) AS total
        FROM ledger_entries WHERE user_id = ${userId} AND currency = 'xp'
      ) AS running WHERE total >= ${needed}`;
    return new Date(Number(row!.at));
  }

  private async addToTotals(tx: Transaction, old: Achieved, now: Achieved): Promise<void> {
    const learners = Number(now.lessons > 0) - Number(old.lessons > 0);
    const lessons = now.lessons - old.lessons;
    const dayXp = now.dayXp - old.dayXp;
    const archmages = Number(now.archmageAt !== null) - Number(old.archmageAt !== null);
    if (!learners && !lessons && !dayXp && !archmages) return;
    await insertOnce(tx, LeaderboardTotalsEntity, { id: 1, learners: 0, lessons: 0, dayXp: 0, archmages: 0 });
    // The last statement: everybody waits for this row.
    await tx.manager.sql`
      UPDATE leaderboard_totals SET learners = learners + ${learners}, lessons = lessons + ${lessons},
        day_xp = day_xp + ${dayXp}, archmages = archmages + ${archmages} WHERE id = 1`;
  }
}
