import { Injectable } from '@nestjs/common';
import { insertOnce, type Transaction } from '@server/platform/database';
import type { LessonCompletion } from '@server/submissions';
import { UserEntity } from '@server/users';
import { type Day, dayIn, streakBefore } from '@shared/rules/days';
import { LessThan } from 'typeorm';
import { ActiveDayEntity } from './active-day.entity';

/** Used when the client never sent a time zone. */
const UNKNOWN_ZONE = 'UTC';

type Activity = Pick<LessonCompletion, 'userId' | 'completedAt' | 'timeZone'>;

/** Days on which learners completed lessons, in their stored time zone. Callers have locked the learner's row. */
@Injectable()
export class ActiveDays {
  /** Records an activity; true if it's the first of its day. */
  async add(tx: Transaction, activity: Activity): Promise<boolean> {
    const day = await this.dayOf(tx, activity);
    return insertOnce(tx, ActiveDayEntity, { userId: activity.userId, day });
  }

  /** Length of the streak before the day of the activity, up to `limit` days. */
  async streakBefore(tx: Transaction, activity: Activity, limit: number): Promise<number> {
    const day = await this.dayOf(tx, activity);
    const rows = await tx.manager.find(ActiveDayEntity, {
      where: { userId: activity.userId, day: LessThan(day) },
      order: { day: 'DESC' },
      take: limit,
    });
    return streakBefore(
      day,
      rows.map((row) => row.day),
    );
  }

  private async dayOf(tx: Transaction, { userId, completedAt, timeZone }: Activity): Promise<Day> {
    return dayIn(await this.zoneOf(tx, userId, timeZone), completedAt);
  }

  /**
   * The stored time zone. An account without one gets it from the first completion, when there's no active day yet.
   * After that it's fixed: changing the zone must not count the same day twice.
   */
  private async zoneOf(tx: Transaction, userId: string, offered: string | undefined): Promise<string> {
    const { timeZone } = await tx.manager.findOneByOrFail(UserEntity, { id: userId });
    if (timeZone !== UNKNOWN_ZONE || !offered || offered === UNKNOWN_ZONE) return timeZone;
    if (await tx.manager.existsBy(ActiveDayEntity, { userId })) return timeZone;
    await tx.manager.update(UserEntity, { id: userId }, { timeZone: offered });
    return offered;
  }
}
