import { z } from 'zod';
import { emptyReply, idParams, instant, uuid } from './common';
import { endpoint } from './endpoint';

const area = 'notifications';

/** The newest ones; older ones aren't listed. */
export const MAX_NOTIFICATIONS = 100;

const common = {
  UUID: uuid,
  CreatedAt: instant,
  InAppViewedAt: instant.nullable().describe('Null until the learner has seen it.'),
};

const kind = <Type extends string, Data extends z.ZodRawShape>(type: Type, data: Data) =>
  z.strictObject({ ...common, NotificationType: z.literal(type), NotificationData: z.strictObject(data) });

/** A notification of one learner. Its type decides what its data is. */
export const notification = z.discriminatedUnion('NotificationType', [
  kind('achievement_earned', { AchievementUUID: uuid, Title: z.string() }),
  kind('course_completed', { CompletionUUID: uuid, CourseUUID: uuid, Title: z.string() }),
  kind('track_completed', { TrackUUID: uuid, Title: z.string() }),
  kind('chest_earned', { UserChestUUID: uuid, ChestConstUUID: uuid, Title: z.string() }),
  kind('joined_league', { LeagueName: z.string() }),
  kind('on_daily_league_leaderboard_top', { LeagueName: z.string() }),
  kind('community_join_reminder', {}),
  kind('new_user_reward_reminder', {}),
  kind('quest_available', {}),
  kind('boss_event_start', { BossEvent: z.strictObject({ ThumbnailURL: z.string() }) }),
  kind('on_daily_xp_leaderboard', {}),
  kind('daily_streak_expiry', {}),
  kind('frozen_flame_consumed', {}),
  kind('ember_consumed', {}),
  kind('announcement', { Announcement: z.strictObject({ UUID: uuid, Text: z.string() }) }),
  kind('discord_command_reward', { Text: z.string(), Amount: z.int(), RewardType: z.string() }),
]);
export type Notification = z.infer<typeof notification>;
export type NotificationType = Notification['NotificationType'];

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  auth: 'user',
  area,
  summary: `The caller’s notifications, the newest first: at most ${MAX_NOTIFICATIONS}.`,
  reply: z.array(notification),
});

export const markNotificationViewed = endpoint({
  method: 'PUT',
  path: '/notifications/{id}/mark_viewed',
  auth: 'user',
  area,
  summary: 'Marks a notification as viewed. Repeating it keeps the first time.',
  params: idParams,
  reply: emptyReply,
  errors: [404],
});

export const markAllNotificationsViewed = endpoint({
  method: 'PUT',
  path: '/notifications/mark_all_viewed',
  auth: 'user',
  area,
  summary: 'Marks all of the caller’s notifications as viewed.',
  reply: emptyReply,
});
