import { Injectable } from '@nestjs/common';
import { insertOnce, type Transaction } from '@server/platform/database';
import type { LessonCompletion } from '@server/submissions';
import { UserEntity } from '@server/users';
import { type Day, dayIn, streakBefore } from '@shared/rules/days';
import { LessThan } from 'typeorm';
import { ActiveDayEntity } from './active-day.entity';

/** The zone of an account whose learner's client did not send one. */
const UNKNOWN_ZONE = 'UTC';

type Activity = Pick<LessonCompletion, 'userId' | 'completedAt' | 'timeZone'>;

/** The days on which learners complete something, each in the learner's stored zone. The learner's row is locked. */
@Injectable()
export class ActiveDays {
  /** True when it is the first activity of its day. */
  async add(tx: Transaction, activity: Activity): Promise<boolean> {
    const day = await this.dayOf(tx, activity);
    return insertOnce(tx, ActiveDayEntity, { userId: activity.userId, day });
  }

  /** How many days in a row, up to `limit`, the learner was active before the day of the activity. */
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
   * The stored zone. An account opened without one takes that of its learner's first completion: before the first
   * active day a change can buy none. A later change of zone must not make a new day of one that was counted already.
   */
  private async zoneOf(tx: Transaction, userId: string, offered: string | undefined): Promise<string> {
    const { timeZone } = await tx.manager.findOneByOrFail(UserEntity, { id: userId });
    if (timeZone !== UNKNOWN_ZONE || !offered || offered === UNKNOWN_ZONE) return timeZone;
    if (await tx.manager.existsBy(ActiveDayEntity, { userId })) return timeZone;
    await tx.manager.update(UserEntity, { id: userId }, { timeZone: offered });
    return offered;
  }
}
