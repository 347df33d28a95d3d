import { Injectable } from '@nestjs/common';
import { Access, type Learner } from '@server/people/access';
import { FindProfile } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { type Day, dayIn, plusDays, startOfDay } from '@shared/rules/days';
import { HEAT_MAP_DAYS } from '@shared/rules/heat-map';
import { DataSource } from 'typeorm';
import { StreakEntity } from './streak.entity';
import { ReadActivity } from './streak.policy';

/** Every zone's days begin at a multiple of this. */
const QUARTER_MS = 15 * 60_000;

export interface ActivityOfDay {
  day: Day;
  count: number;
}

export interface ActivityQuery {
  viewer: Learner;
  handle: string;
  /** Of the viewer, or else the learner's own. */
  timeZone: string | undefined;
}

/** What a learner completed on each of the last 365 days, for their heat map. */
@Injectable()
export class GetActivity {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: FindProfile,
    private readonly access: Access,
    private readonly clock: Clock,
  ) {}

  /**
   * Only days with activities, in order.
   * @throws DomainError `not-found`, or `forbidden` if the learner keeps it or their profile private.
   */
  async execute({ viewer, handle, timeZone }: ActivityQuery): Promise<ActivityOfDay[]> {
    const { user } = await this.profiles.execute(viewer, handle);
    const streak = await this.dataSource.manager.findOneBy(StreakEntity, { userId: user.id });
    const subject = { userId: user.id, isPublic: streak?.isActivityPublic ?? true };
    await this.access.require(viewer, ReadActivity, subject);
    const zone = timeZone ?? streak?.timeZone ?? user.timeZone;
    return this.perDay(user.id, zone);
  }

  /** The database counts quarters of an hour, because it knows no time zones. */
  private async perDay(userId: string, zone: string): Promise<ActivityOfDay[]> {
    const today = dayIn(zone, this.clock.now());
    const since = startOfDay(zone, plusDays(today, 1 - HEAT_MAP_DAYS)).getTime();
    const quarters: Array<{ quarter: number; count: number }> = await this.dataSource.sql`
      SELECT happened_at / ${QUARTER_MS} AS quarter, COUNT(*) AS count FROM activities
      WHERE user_id = ${userId} AND happened_at >= ${since} GROUP BY 1 ORDER BY 1`;
    const counts = new Map<Day, number>();
    for (const { quarter, count } of quarters) {
      const day = dayIn(zone, new Date(Number(quarter) * QUARTER_MS));
      if (day <= today) counts.set(day, (counts.get(day) ?? 0) + Number(count));
    }
    return [...counts].map(([day, count]) => ({ day, count }));
  }
}
