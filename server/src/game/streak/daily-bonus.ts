import { Injectable } from '@nestjs/common';
import { FirstLessonBonus } from '@server/learning/catalog';
import { UserEntity } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { dayIn } from '@shared/rules/days';
import { FIRST_OF_DAY_XP } from '@shared/rules/xp';
import { DataSource } from 'typeorm';
import { ActiveDayEntity } from './active-day.entity';
import { StreakEntity } from './streak.entity';
import { dayOf } from './streaks';

/** What the rule FirstOfDay would still pay today. */
@Injectable()
export class DailyBonus extends FirstLessonBonus {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  async leftToday(userId: string): Promise<number> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    const streak = await manager.findOneBy(StreakEntity, { userId });
    const day = streak
      ? dayOf(streak, now)
      : dayIn((await manager.findOneByOrFail(UserEntity, { id: userId })).timeZone, now);
    const active = await manager.findOneBy(ActiveDayEntity, { userId, day });
    return active && active.lessons > 0 ? 0 : FIRST_OF_DAY_XP;
  }
}
