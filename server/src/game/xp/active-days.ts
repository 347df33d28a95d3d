import { Injectable } from '@nestjs/common';
import { insertOnce, type Transaction } from '@server/platform/database';
import { UserEntity } from '@server/users';
import { type Day, dayIn, streakBefore } from '@shared/rules/days';
import { LessThan } from 'typeorm';
import { ActiveDayEntity } from './active-day.entity';

/** What an account gets whose learner's client did not say its zone. */
const UNKNOWN_ZONE = 'UTC';

export interface ActiveDay {
  isFirstOfDay: boolean;
  /** Days in a row before this one, up to the `limit` that was asked for. */
  streakDays: number;
}

/** The days on which learners complete something, each counted in the learner's stored zone. */
@Injectable()
export class ActiveDays {
  /** Notes that the learner was active at `at`, and says how that day stands. The learner's row is locked. */
  async note(
    tx: Transaction,
    { userId, at, timeZone }: { userId: string; at: Date; timeZone: string | undefined },
    limit: number,
  ): Promise<ActiveDay> {
    const day = dayIn(await this.zoneOf(tx, userId, timeZone), at);
    const isFirstOfDay = await insertOnce(tx, ActiveDayEntity, { userId, day });
    return { isFirstOfDay, streakDays: await this.streakBefore(tx, userId, day, limit) };
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

  private async streakBefore(tx: Transaction, userId: string, day: Day, limit: number): Promise<number> {
    const rows = await tx.manager.find(ActiveDayEntity, {
      where: { userId, day: LessThan(day) },
      order: { day: 'DESC' },
      take: limit,
    });
    const days = rows.map((row) => row.day);
    return streakBefore(day, days);
  }
}
