import { inLocale } from '@shared/content/translations-field';
import type { Notification } from '@shared/contracts';
import type { Locale } from '@shared/locales';
import type { NotificationEntity } from './notification.entity';
import type { NotificationDataByType, NotificationKind } from './notification-data';

type WireData<Type extends NotificationKind> = Extract<
  Notification,
  { NotificationType: Type }
>['NotificationData'];

const league = ({ leagueName }: { leagueName: string }) => ({ LeagueName: leagueName });
const nothing = () => ({});

/** The data of each type on the wire. */
const DATA: {
  [Type in NotificationKind]: (data: NotificationDataByType[Type], locale: Locale) => WireData<Type>;
} = {
  achievement_earned: (data, locale) => ({
    AchievementUUID: data.achievementId,
    Title: inLocale(data, locale).title,
  }),
  course_completed: ({ completionId, courseId, title }) => ({
    CompletionUUID: completionId,
    CourseUUID: courseId,
    Title: title,
  }),
  track_completed: ({ trackId, title }) => ({ TrackUUID: trackId, Title: title }),
  chest_earned: ({ userChestId, chestId, title }) => ({
    UserChestUUID: userChestId,
    ChestConstUUID: chestId,
    Title: title,
  }),
  joined_league: league,
  on_daily_league_leaderboard_top: league,
  community_join_reminder: nothing,
  new_user_reward_reminder: nothing,
  quest_available: nothing,
  boss_event_start: ({ thumbnailUrl }) => ({ BossEvent: { ThumbnailURL: thumbnailUrl } }),
  on_daily_xp_leaderboard: nothing,
  daily_streak_expiry: nothing,
  frozen_flame_consumed: nothing,
  ember_consumed: nothing,
  announcement: ({ announcementId, text }) => ({ Announcement: { UUID: announcementId, Text: text } }),
  discord_command_reward: ({ text, amount, rewardType }) => ({
    Text: text,
    Amount: amount,
    RewardType: rewardType,
  }),
};

/** In the reader's language as far as its data is stored in it. */
export const presentNotification = (
  { id, type, data, createdAt, viewedAt }: NotificationEntity,
  locale: Locale,
) =>
  ({
    UUID: id,
    CreatedAt: createdAt.toISOString(),
    InAppViewedAt: viewedAt?.toISOString() ?? null,
    NotificationType: type,
    // The entity pairs each type with its own data, which TypeScript can't follow through the table.
    NotificationData: DATA[type](data as never, locale),
  }) as Notification;

/**
 * What the service worker gets: the notification as the API shows it, so that it says the same as the app, and the language
 * to say it in.
 */
export const presentPush = (notification: NotificationEntity, locale: Locale) => ({
  Notification: presentNotification(notification, locale),
  Locale: locale,
});

/** The message of the socket. */
export const presentNotificationCreated = (
  notification: NotificationEntity,
  { isSilent, locale }: { isSilent: boolean; locale: Locale },
) =>
  ({
    Type: 'NotificationCreated',
    Data: presentNotification(notification, locale),
    IsSilent: isSilent,
  }) as const;
