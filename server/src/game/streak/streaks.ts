import { Injectable } from '@nestjs/common';
import { UserEntity } from '@server/people/users';
import { insertOnce, lockRow, type Transaction } from '@server/platform/database';
import { type Day, dayAfter, dayBefore, dayIn, endOfDay, plusDays, streakBefore } from '@shared/rules/days';
import {
  addEmberProgress,
  countDay,
  DEFAULT_DAILY_GOAL,
  emberGoal,
  STREAK_WARNING_HOUR,
  startStreak,
} from '@shared/rules/streak';
import { Between, LessThan } from 'typeorm';
import { ActiveDayEntity } from './active-day.entity';
import { ActivityEntity, type ActivityKind } from './activity.entity';
import { CoveredDayEntity } from './covered-day.entity';
import { redecideDays, runBefore } from './late-days';
import { Protections } from './protections';
import { StreakEntity } from './streak.entity';
import { StreakDayCounted } from './streak.events';

/** Used when the client never sent a time zone. */
const UNKNOWN_ZONE = 'UTC';
/** More than the streak's bonus can need, with its protections. */
const LOOK_BACK_DAYS = 90;
const EVENING_MS = (24 - STREAK_WARNING_HOUR) * 3_600_000;

export interface NewActivity {
  userId: string;
  kind: ActivityKind;
  /** Counts once. */
  source: string;
  at: Date;
  /** When it arrived, if that was later: the days since are decided again. */
  arrivedAt?: Date;
  /** The zone that the learner's client says it is in, for learners who have none yet. */
  timeZone?: string | undefined;
}

/** Keeps learners' streaks (docs/streak.md). Every change locks the learner's row first. */
@Injectable()
export class Streaks {
  constructor(private readonly protections: Protections) {}

  /**
   * Records that a learner completed something.
   * @returns the day that it counts for, and whether it's the first lesson of that day.
   */
  async record(
    tx: Transaction,
    { userId, kind, source, at, arrivedAt, timeZone }: NewActivity,
  ): Promise<{ day: Day; isFirstLesson: boolean }> {
    const user = await this.lock(tx, userId);
    await this.offerZone(tx, user, timeZone);
    const streak = await this.settle(tx, user, arrivedAt ?? at);
    const happenedAt = arrivedAt && isBeforeMove(streak, at) ? arrivedAt : at;
    const day = dayIn(streak.timeZone, happenedAt);
    if (!(await insertOnce(tx, ActivityEntity, { userId, kind, source, happenedAt })))
      return { day, isFirstLesson: false };
    // An answer that was graded again can belong to a day that's decided, which stays as it is.
    const isLate = day < streak.throughDay && !arrivedAt;
    const { items, lessons } = await this.countItem(tx, userId, day, kind);
    if (items === 1 && (arrivedAt || day > streak.throughDay)) {
      await this.countDay(tx, streak, day, source);
      tx.emit(StreakDayCounted, { userId, day, length: streak.length, longest: streak.longest });
      // A mended streak may have ended again since.
      if (arrivedAt) await this.settleDays(tx, streak, arrivedAt);
    }
    if (!isLate && items >= emberGoal(streak.dailyGoal))
      await this.addEmberProgress(tx, streak, day, arrivedAt ?? at);
    await this.store(tx, streak);
    return { day, isFirstLesson: kind === 'lesson' && lessons === 1 };
  }

  /** Decides every day that has ended. @returns the streak, up to date. */
  async settleNow(tx: Transaction, userId: string, now: Date): Promise<StreakEntity> {
    const streak = await this.settle(tx, await this.lock(tx, userId), now);
    await this.store(tx, streak);
    return streak;
  }

  /** Stores changes to a streak from `settleNow`. */
  async store(tx: Transaction, streak: StreakEntity): Promise<void> {
    streak.dueAt = dueAtOf(streak);
    await tx.manager.update(StreakEntity, { userId: streak.userId }, streak);
  }

  /** The streak before `day`, for learners whose days are decided up to it. */
  async lengthBefore(tx: Transaction, userId: string, day: Day): Promise<number> {
    const streak = await tx.manager.findOneBy(StreakEntity, { userId });
    if (!streak) return 0;
    if (day < streak.throughDay) return this.lengthBeforePast(tx, userId, day);
    return streak.length > 0 && streak.throughDay === day ? streak.length - 1 : streak.length;
  }

  /** Of a day that's long decided, as far back as the bonus needs. */
  private async lengthBeforePast(tx: Transaction, userId: string, day: Day): Promise<number> {
    const before = { userId, day: Between(plusDays(day, -LOOK_BACK_DAYS), dayBefore(day)) };
    const active = new Set((await tx.manager.findBy(ActiveDayEntity, before)).map((row) => row.day));
    const covered = new Set((await tx.manager.findBy(CoveredDayEntity, before)).map((row) => row.day));
    return runBefore(day, active, covered);
  }

  /** A day with its first activity: the open one, or a day that was decided without it. */
  private async countDay(tx: Transaction, streak: StreakEntity, day: Day, source: string): Promise<void> {
    const isOpen = day > streak.throughDay;
    const again = { streak, from: day, source };
    Object.assign(streak, isOpen ? countDay(streak, day) : await redecideDays(tx, this.protections, again));
  }

  private async lock(tx: Transaction, userId: string): Promise<UserEntity> {
    const user = await lockRow(tx, UserEntity, { id: userId });
    if (!user) throw new Error(`User ${userId} doesn't exist.`);
    return user;
  }

  /** An account without a time zone gets it from the first completion. Later ones change nothing. */
  private async offerZone(tx: Transaction, user: UserEntity, offered: string | undefined): Promise<void> {
    if (user.timeZone !== UNKNOWN_ZONE || !offered || offered === UNKNOWN_ZONE) return;
    if (await tx.manager.existsBy(ActiveDayEntity, { userId: user.id })) return;
    user.timeZone = offered;
    await tx.manager.update(UserEntity, { id: user.id }, { timeZone: offered });
  }

  private async settle(tx: Transaction, user: UserEntity, now: Date): Promise<StreakEntity> {
    const streak =
      (await tx.manager.findOneBy(StreakEntity, { userId: user.id })) ?? (await this.create(tx, user, now));
    const today = await this.settleDays(tx, streak, now);
    if (streak.timeZone !== user.timeZone && mayMove(streak, today, dayIn(user.timeZone, now)))
      Object.assign(streak, { timeZone: user.timeZone, zoneSince: now });
    return streak;
  }

  /** Decides the days that have ended. @returns the open day. */
  private async settleDays(tx: Transaction, streak: StreakEntity, now: Date): Promise<Day> {
    const today = dayIn(streak.timeZone, now);
    while (streak.length > 0 && dayAfter(streak.throughDay) < today)
      Object.assign(streak, await this.protections.miss(tx, streak));
    return today;
  }

  /** A learner's first streak, from their active days if they have any. */
  private async create(
    tx: Transaction,
    { id: userId, timeZone }: UserEntity,
    now: Date,
  ): Promise<StreakEntity> {
    const today = dayIn(timeZone, now);
    const active = await tx.manager.find(ActiveDayEntity, {
      where: { userId, day: LessThan(dayAfter(today)) },
      order: { day: 'DESC' },
    });
    const days = active.map(({ day }) => day);
    const state = startStreak(days[0] ?? dayBefore(today));
    if (days[0]) state.length = state.longest = 1 + streakBefore(days[0], days);
    const streak = Object.assign(new StreakEntity(), state, {
      userId,
      timeZone,
      zoneSince: null,
      emberDay: null,
      warnedDay: null,
      dueAt: null,
      dailyGoal: DEFAULT_DAILY_GOAL,
      isActivityPublic: true,
    });
    await tx.manager.insert(StreakEntity, { ...streak });
    return streak;
  }

  private async countItem(
    tx: Transaction,
    userId: string,
    day: Day,
    kind: ActivityKind,
  ): Promise<{ items: number; lessons: number }> {
    const lesson = kind === 'lesson' ? 1 : 0;
    const first = { items: 1, lessons: lesson };
    if (await insertOnce(tx, ActiveDayEntity, { userId, day, ...first })) return first;
    const { items, lessons } = await tx.manager.findOneByOrFail(ActiveDayEntity, { userId, day });
    const sum = { items: items + 1, lessons: lessons + lesson };
    await tx.manager.update(ActiveDayEntity, { userId, day }, sum);
    return sum;
  }

  private async addEmberProgress(tx: Transaction, streak: StreakEntity, day: Day, at: Date): Promise<void> {
    if (streak.emberDay !== null && streak.emberDay >= day) return;
    streak.emberDay = day;
    const embers = await this.protections.embers(tx, streak.userId);
    const { state, earnsEmber } = addEmberProgress(streak, embers);
    Object.assign(streak, state);
    if (earnsEmber) await this.protections.payEmber(tx, streak.userId, day, at);
  }
}

/** Days before the streak moved to its zone were counted in another one: nothing is added to them. */
const isBeforeMove = ({ zoneSince }: StreakEntity, instant: Date): boolean =>
  zoneSince !== null && instant < zoneSince;

/** The learner's day at `instant`, never before one that's decided: clocks of two servers may differ. */
export function dayOf({ timeZone, throughDay }: StreakEntity, instant: Date): Day {
  const day = dayIn(timeZone, instant);
  return day < throughDay ? throughDay : day;
}

/**
 * Whether a streak can follow the account's new zone, where it's already `there`. Only while both zones have the same
 * date, or between streaks: no day is then skipped, and none counts twice.
 */
function mayMove({ length, throughDay }: StreakEntity, today: Day, there: Day): boolean {
  if (today < throughDay) return false;
  return there === today || (length === 0 && there > throughDay);
}

/** Whether a day has ended that isn't decided, or the account moved to a zone that the streak can follow. */
export function hasToSettle(streak: StreakEntity, accountZone: string, now: Date): boolean {
  const today = dayIn(streak.timeZone, now);
  if (streak.length > 0 && dayAfter(streak.throughDay) < today) return true;
  return accountZone !== streak.timeZone && mayMove(streak, today, dayIn(accountZone, now));
}

/** The next evening or end of the open day, whichever has something to decide. */
function dueAtOf({ length, throughDay, timeZone, warnedDay }: StreakEntity): Date | null {
  if (length === 0) return null;
  const open = dayAfter(throughDay);
  return warnedDay === open ? endOfDay(timeZone, open) : eveningOf(timeZone, open);
}

/** When an open streak is at risk. */
export const eveningOf = (timeZone: string, day: Day): Date =>
  new Date(endOfDay(timeZone, day).getTime() - EVENING_MS);
