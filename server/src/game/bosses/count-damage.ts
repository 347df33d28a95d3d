import { Injectable } from '@nestjs/common';
import { EarnAchievements } from '@server/game/achievements';
import { RewardClaimed } from '@server/game/rewards';
import { LessonCompleted } from '@server/learning/lessons';
import { Database, insertOnce, lockRow, newId, type Transaction } from '@server/platform/database';
import { type EventMeta, type EventPayload, OnEvent } from '@server/platform/events';
import { chestsOfLearner } from '@shared/rules/bosses';
import { BossChests } from './boss-chests';
import { BossDamageEntity } from './boss-damage.entity';
import type { BossEventEntity } from './boss-event.entity';
import { BossEvents } from './boss-events';
import { BossFeed } from './boss-feed';
import { BossHitEntity } from './boss-hit.entity';
import { ReadTotals } from './boss-totals';

type Hit = BossHitEntity & { isFirst: boolean; hasNewChest: boolean };

/**
 * Turns the XP that learners earn during a fight into damage. It isn't added up from events: the ledger says what a
 * learner earned, and what hasn't been counted is a hit. So an event that arrives late or twice changes nothing.
 */
@Injectable()
export class CountDamage {
  constructor(
    private readonly database: Database,
    private readonly events: BossEvents,
    private readonly totals: ReadTotals,
    private readonly chests: BossChests,
    private readonly feed: BossFeed,
    private readonly achievements: EarnAchievements,
  ) {}

  @OnEvent(LessonCompleted, 'bosses.lesson-completed')
  onLessonCompleted({ userId }: EventPayload<typeof LessonCompleted>, { occurredAt }: EventMeta) {
    return this.execute(userId, occurredAt);
  }

  /** A course's XP counts, too. */
  @OnEvent(RewardClaimed, 'bosses.reward-claimed')
  onRewardClaimed({ userId }: EventPayload<typeof RewardClaimed>, { occurredAt }: EventMeta) {
    return this.execute(userId, occurredAt);
  }

  /** @param at When the XP was earned: a late event still counts for a fight that's over. */
  async execute(userId: string, at: Date): Promise<void> {
    const event = await this.events.at(at);
    if (!event) return;
    const hit = await this.database.transaction((tx) => this.hit(tx, event, userId, at));
    if (hit) this.totals.add(hit);
    const totals = await this.totals.of(event);
    // Also without a hit: an earlier attempt may have failed after it.
    await this.chests.award(event, userId, totals.xp);
    if (!hit) return;
    if (hit.xp > 0) await this.feed.push(hit.id, totals);
    if (hit.isFirst || hit.hasNewChest)
      await this.achievements.execute(userId, ['boss_damage', 'bosses_defeated']);
  }

  private async hit(
    tx: Transaction,
    { id: eventId, startsAt, expiresAt }: BossEventEntity,
    userId: string,
    at: Date,
  ): Promise<Hit | undefined> {
    const key = { eventId, userId };
    await insertOnce(tx, BossDamageEntity, { ...key, xp: 0, lessons: 0, chests: 0, firstHitAt: null });
    const old = (await lockRow(tx, BossDamageEntity, key))!;
    const [from, until] = [startsAt.getTime(), expiresAt.getTime()];
    const [ledger]: Array<{ xp: number }> = await tx.manager.sql`
      SELECT COALESCE(SUM(amount), 0) AS xp FROM ledger_entries
      WHERE user_id = ${userId} AND currency = 'xp' AND created_at >= ${from} AND created_at < ${until}`;
    const [progress]: Array<{ lessons: number }> = await tx.manager.sql`
      SELECT COUNT(*) AS lessons FROM exercise_progress
      WHERE user_id = ${userId} AND exercise_source = 'lesson'
        AND first_success_at >= ${from} AND first_success_at < ${until}`;
    const hit = {
      ...{ id: newId(at.getTime()), ...key, hitAt: at },
      xp: Math.max(0, Number(ledger!.xp) - old.xp),
      lessons: Math.max(0, Number(progress!.lessons) - old.lessons),
    };
    if (hit.xp === 0 && hit.lessons === 0) return undefined;
    const firstHitAt = old.firstHitAt ?? (hit.xp > 0 ? at : null);
    // Never less than before, so that nothing can be counted twice.
    const now = { xp: old.xp + hit.xp, lessons: old.lessons + hit.lessons };
    await tx.manager.update(BossDamageEntity, key, { ...now, firstHitAt });
    await tx.manager.insert(BossHitEntity, hit);
    const hasNewChest = chestsOfLearner(now.xp) > chestsOfLearner(old.xp);
    return { ...hit, isFirst: old.firstHitAt === null && hit.xp > 0, hasNewChest };
  }
}
