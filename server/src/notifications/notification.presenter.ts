import type { Notification } from '@shared/contracts';
import type { NotificationEntity } from './notification.entity';
import type { NotificationDataByType, NotificationKind } from './notification-data';

type WireData<Type extends NotificationKind> = Extract<
  Notification,
  { NotificationType: Type }
>['NotificationData'];

const league = ({ leagueName }: { leagueName: string }) => ({ LeagueName: leagueName });
const nothing = () => ({});

/** The data of each type on the wire. */
const DATA: { [Type in NotificationKind]: (data: NotificationDataByType[Type]) => WireData<Type> } = {
  achievement_earned: ({ achievementId, title }) => ({ AchievementUUID: achievementId, Title: title }),
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

export const presentNotification = ({ id, type, data, createdAt, viewedAt }: NotificationEntity) =>
  ({
    UUID: id,
    CreatedAt: createdAt.toISOString(),
    InAppViewedAt: viewedAt?.toISOString() ?? null,
    NotificationType: type,
    // The entity pairs each type with its own data, which TypeScript can't follow through the table.
    NotificationData: DATA[type](data as never),
  }) as Notification;

/** The message of the socket. */
export const presentNotificationCreated = (notification: NotificationEntity, isSilent: boolean) =>
  ({
    Type: 'NotificationCreated',
    Data: presentNotification(notification),
    IsSilent: isSilent,
  }) as const;
