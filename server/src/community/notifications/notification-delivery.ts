import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import type { Transaction } from '@server/platform/database';
import type { Locale } from '@shared/locales';
import { dayIn, endOfDay } from '@shared/rules/days';
import { choicesOf } from '@shared/rules/notification-preferences';
import { isQuiet, quietEnd } from '@shared/rules/quiet-hours';
import type { NotificationEntity } from './notification.entity';
import type { NotificationKind } from './notification-data';
import { NotificationSettings } from './preferences/notification-settings';
import { Pushes } from './push/pushes';

/** Only about the learner's day. */
const OF_THE_DAY = new Set<NotificationKind>([
  'daily_streak_expiry',
  'quest_available',
  'on_daily_league_leaderboard_top',
  'on_daily_xp_leaderboard',
]);
/** Answers to what the learner is doing right now, so quiet hours don't keep them from an open window. */
const REACTIONS = new Set<NotificationKind>([
  'achievement_earned',
  'chest_earned',
  'course_completed',
  'joined_league',
  'track_completed',
]);
const PUSH_TTL_MS = 2 * 24 * 3_600_000;

export interface Routed {
  /** It's only listed: the app shows no message about it. */
  isSilent: boolean;
  /** Of the account. */
  locale: Locale;
}

/** Decides whether a notification is also shown or pushed, by the learner's preferences and quiet hours. */
@Injectable()
export class NotificationDelivery {
  constructor(
    private readonly settings: NotificationSettings,
    private readonly pushes: Pushes,
    private readonly clock: Clock,
  ) {}

  async route(tx: Transaction, notification: NotificationEntity): Promise<Routed> {
    const { userId, type } = notification;
    const { preferences, quietHours, timeZone, locale, isSuspended } = await this.settings.of(
      userId,
      tx.manager,
    );
    const { inApp, push } = choicesOf(preferences, type);
    const now = this.clock.now();
    if (push && !isSuspended) {
      const expiresAt = OF_THE_DAY.has(type)
        ? endOfDay(timeZone, dayIn(timeZone, now))
        : new Date(now.getTime() + PUSH_TTL_MS);
      await this.pushes.queue(tx, { notification, dueAt: quietEnd(quietHours, timeZone, now), expiresAt });
    }
    const isSilent = !inApp || (isQuiet(quietHours, timeZone, now) && !REACTIONS.has(type));
    return { isSilent, locale };
  }
}
