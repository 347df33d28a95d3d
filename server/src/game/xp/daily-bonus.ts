import { Injectable } from '@nestjs/common';
import { FirstLessonBonus } from '@server/catalog';
import { Clock } from '@server/platform/clock';
import { UserEntity } from '@server/users';
import { dayIn } from '@shared/rules/days';
import { FIRST_OF_DAY_XP } from '@shared/rules/xp';
import { DataSource } from 'typeorm';
import { ActiveDayEntity } from './active-day.entity';

/** What the rule FirstOfDay would still pay today. */
@Injectable()
export class DailyBonus extends FirstLessonBonus {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** The stored time zone is the right one: it's fixed from the first active day on. */
  async leftToday(userId: string): Promise<number> {
    const { timeZone } = await this.dataSource.manager.findOneByOrFail(UserEntity, { id: userId });
    const day = dayIn(timeZone, this.clock.now());
    return (await this.dataSource.manager.existsBy(ActiveDayEntity, { userId, day })) ? 0 : FIRST_OF_DAY_XP;
  }
}
