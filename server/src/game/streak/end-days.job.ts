import { Injectable, Logger } from '@nestjs/common';
import { Notifications } from '@server/community/notifications';
import { Clock } from '@server/platform/clock';
import { Database, type Transaction } from '@server/platform/database';
import { ScheduledJob } from '@server/platform/jobs';
import { dayAfter } from '@shared/rules/days';
import { Protections } from './protections';
import type { StreakEntity } from './streak.entity';
import { eveningOf, Streaks } from './streaks';

const HOUR_MS = 3_600_000;

/** Decides the days that ended, and warns of streaks that end tonight. */
@Injectable()
export class EndDays extends ScheduledJob {
  readonly name = 'streak.end-days';
  readonly everyMs = HOUR_MS;
  /** Learners read with one statement. */
  protected readonly batch: number = 500;
  private readonly log = new Logger('Streak');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly streaks: Streaks,
    private readonly protections: Protections,
    private readonly notifications: Notifications,
  ) {
    super();
  }

  /** By index, so it costs nothing for learners who have nothing due. */
  async run(_slot: Date, signal?: AbortSignal): Promise<void> {
    const nowMs = this.clock.now().getTime();
    for (;;) {
      const due: Array<{ userId: string }> = await this.database.dataSource.sql`
        SELECT user_id AS "userId" FROM streaks WHERE due_at <= ${nowMs} ORDER BY due_at LIMIT ${this.batch}`;
      for (const { userId } of due) {
        signal?.throwIfAborted();
        await this.decide(userId, new Date(nowMs));
      }
      if (due.length < this.batch) return;
    }
  }

  /** One learner's failure must not keep the others waiting: it's tried again by the next run. */
  private async decide(userId: string, now: Date): Promise<void> {
    try {
      await this.database.transaction(async (tx) => {
        const streak = await this.streaks.settleNow(tx, userId, now);
        await this.warn(tx, streak, now);
      });
    } catch (error) {
      this.log.error(`The streak of ${userId} could not be decided: ${error}`);
      const later = now.getTime() + HOUR_MS;
      await this.database.dataSource.sql`UPDATE streaks SET due_at = ${later} WHERE user_id = ${userId}`;
    }
  }

  private async warn(tx: Transaction, streak: StreakEntity, now: Date): Promise<void> {
    const { userId, length, timeZone, throughDay, frozenThrough, warnedDay } = streak;
    const open = dayAfter(throughDay);
    if (length === 0 || warnedDay === open || now < eveningOf(timeZone, open)) return;
    const isSafe =
      (frozenThrough !== null && open <= frozenThrough) ||
      (await this.protections.isRestDay(tx, userId, open));
    if (!isSafe)
      await this.notifications.add(tx, { userId, type: 'daily_streak_expiry', data: {}, key: open, at: now });
    streak.warnedDay = open;
    await this.streaks.store(tx, streak);
  }
}
