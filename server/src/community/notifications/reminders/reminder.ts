import type { NotificationDataByType, NotificationKind } from '../notification-data';

/** Types that need nothing but their name. */
export type ReminderType = {
  [Type in NotificationKind]: NotificationDataByType[Type] extends Record<string, never> ? Type : never;
}[NotificationKind];

/**
 * Something that learners are reminded of at a time set in advance, by `Reminders.schedule`. Features provide
 * subclasses, which are discovered at startup.
 */
export abstract class Reminder {
  abstract readonly type: ReminderType;

  /**
   * The notification's key if there's still something to remind the learner of, or null. Asked when the time has come,
   * or later, after an outage.
   */
  abstract keyFor(userId: string, dueAt: Date, now: Date): Promise<string | null>;
}
