import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import type { Day } from '@shared/rules/days';
import { MAX_REST_DAYS_A_WEEK, mondayOf, REST_DAYS_AHEAD, restDayProblem } from '@shared/rules/streak';
import { text } from '@shared/texts';
import { MoreThanOrEqual } from 'typeorm';
import { RestDayEntity } from './rest-day.entity';
import { StreakEntity } from './streak.entity';
import { dayOf, Streaks } from './streaks';

export interface SettingsChange {
  dailyGoal?: number | undefined;
  isActivityPublic?: boolean | undefined;
}

const REST_DAY_TEXTS = {
  'too-early': text('streak.rest-from-tomorrow'),
  'too-far': text('streak.rest-days-ahead', { count: REST_DAYS_AHEAD }),
  'too-many': text('streak.rest-days-a-week', { count: MAX_REST_DAYS_A_WEEK }),
};

/** What learners set about their streak. */
@Injectable()
export class StreakSettings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly streaks: Streaks,
  ) {}

  async change(userId: string, { dailyGoal, isActivityPublic }: SettingsChange): Promise<void> {
    await this.database.transaction(async (tx) => {
      const streak = await this.streaks.settleNow(tx, userId, this.clock.now());
      await tx.manager.update(
        StreakEntity,
        { userId },
        {
          dailyGoal: dailyGoal ?? streak.dailyGoal,
          isActivityPublic: isActivityPublic ?? streak.isActivityPublic,
        },
      );
    });
  }

  /** @throws DomainError `invalid` if the day is over or has begun, too far ahead, or its week is full. */
  async setRestDay(userId: string, day: Day, isRest: boolean): Promise<void> {
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const today = dayOf(await this.streaks.settleNow(tx, userId, now), now);
      const rows = await tx.manager.findBy(RestDayEntity, { userId, day: MoreThanOrEqual(mondayOf(today)) });
      const problem = restDayProblem(day, { today, restDays: isRest ? rows.map((row) => row.day) : [] });
      if (problem) throw new DomainError('invalid', REST_DAY_TEXTS[problem]);
      if (isRest) await insertOnce(tx, RestDayEntity, { userId, day });
      else await tx.manager.delete(RestDayEntity, { userId, day });
    });
  }
}
