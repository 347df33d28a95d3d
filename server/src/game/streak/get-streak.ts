import { Injectable } from '@nestjs/common';
import { Ledger } from '@server/game/xp';
import { UserEntity } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database } from '@server/platform/database';
import { type Day, endOfDay, plusDays } from '@shared/rules/days';
import { type DayCover, mondayOf } from '@shared/rules/streak';
import { Between, MoreThanOrEqual } from 'typeorm';
import { ActiveDayEntity } from './active-day.entity';
import { CoveredDayEntity } from './covered-day.entity';
import { RestDayEntity } from './rest-day.entity';
import { StreakEntity } from './streak.entity';
import { dayOf, hasToSettle, Streaks } from './streaks';

/** `active` counted, `missed` didn't, `open` is still to come; or what covered it. */
export type DayState = 'active' | 'missed' | 'open' | DayCover;

export interface StreakView {
  streak: StreakEntity;
  today: Day;
  /** When today is over. */
  endsAt: Date;
  itemsToday: number;
  /** The days of this week, from Monday. */
  week: Array<{ day: Day; state: DayState }>;
  /** From today on, in order. */
  restDays: Day[];
  embers: number;
  frozenFlames: number;
}

/** A learner's streak as of now. */
@Injectable()
export class GetStreak {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly streaks: Streaks,
    private readonly ledger: Ledger,
  ) {}

  async execute(userId: string): Promise<StreakView> {
    const now = this.clock.now();
    const streak = await this.current(userId);
    const today = dayOf(streak, now);
    const { manager } = this.database.dataSource;
    const monday = mondayOf(today);
    const thisWeek = { userId, day: Between(monday, plusDays(monday, 6)) };
    const [active, covered, rest, balances, firstDay] = await Promise.all([
      manager.findBy(ActiveDayEntity, thisWeek),
      manager.findBy(CoveredDayEntity, thisWeek),
      manager.find(RestDayEntity, { where: { userId, day: MoreThanOrEqual(today) }, order: { day: 'ASC' } }),
      this.ledger.balances(userId),
      this.firstActiveDay(userId),
    ]);
    const restDays = rest.map(({ day }) => day);
    const states = new Map<Day, DayState>([
      ...restDays.map((day) => [day, 'rest'] as const),
      ...covered.map(({ day, cover }) => [day, cover] as const),
      ...active.map(({ day }) => [day, 'active'] as const),
    ]);
    return {
      streak,
      today,
      endsAt: endOfDay(streak.timeZone, today),
      itemsToday: active.find(({ day }) => day === today)?.items ?? 0,
      week: Array.from({ length: 7 }, (_, index) => {
        const day = plusDays(monday, index);
        return { day, state: states.get(day) ?? stateOf(day, { today, firstDay, streak }) };
      }),
      restDays,
      embers: balances.ember,
      frozenFlames: balances.frozen_flame,
    };
  }

  /** Decides what the job hasn't decided yet. */
  async current(userId: string): Promise<StreakEntity> {
    const now = this.clock.now();
    const { manager } = this.database.dataSource;
    const [streak, user] = await Promise.all([
      manager.findOneBy(StreakEntity, { userId }),
      manager.findOneBy(UserEntity, { id: userId }),
    ]);
    if (streak && user && !hasToSettle(streak, user.timeZone, now)) return streak;
    return this.database.transaction((tx) => this.streaks.settleNow(tx, userId, now));
  }

  private async firstActiveDay(userId: string): Promise<Day | null> {
    const [{ first }] = await this.database.dataSource
      .sql`SELECT MIN(day) AS first FROM active_days WHERE user_id = ${userId}`;
    return first;
  }
}

interface WeekFacts {
  today: Day;
  firstDay: Day | null;
  streak: StreakEntity;
}

/** Of a day without activity that nothing has covered. Before a learner's first day, none was missed. */
function stateOf(day: Day, { today, firstDay, streak: { frozenThrough } }: WeekFacts): DayState {
  if (day < today) return firstDay !== null && day > firstDay ? 'missed' : 'open';
  return frozenThrough !== null && day <= frozenThrough ? 'frozen' : 'open';
}
