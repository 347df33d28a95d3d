import { z } from 'zod';
import { EMAILED_TYPES, PREFERENCE_TYPES } from '../../rules/notification-preferences';
import { TIME_OF_DAY } from '../../rules/quiet-hours';
import { fieldMessage } from '../../texts/fields';
import { emptyReply, idParams, instant, langQuery, uuid } from '../common';
import { endpoint } from '../endpoint';

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
  query: langQuery,
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

const notificationType = z.enum(PREFERENCE_TYPES as [NotificationType, ...NotificationType[]]);

/** What a learner wants to know about a type, and where. */
export const notificationPreference = z.strictObject({
  NotificationType: notificationType,
  InApp: z.boolean().describe('A message in the app when it happens. The list has everything.'),
  Email: z
    .boolean()
    .nullable()
    .describe(`Null for what is never emailed. Emailed: ${EMAILED_TYPES.join(', ')}.`),
  Push: z.boolean().describe('On the devices that the learner has allowed.'),
});
export type NotificationPreference = z.infer<typeof notificationPreference>;

const timeOfDay = z.string().regex(TIME_OF_DAY, 'must be a quarter of an hour, such as 22:30');

export const notificationPreferences = z.strictObject({
  NotificationPreferences: z.array(notificationPreference),
  QuietHours: z
    .strictObject({ IsOn: z.boolean(), From: timeOfDay, Until: timeOfDay })
    .describe('Nothing interrupts the learner between the two; across midnight if Until is earlier.'),
  TimeZone: z.string().describe('Of the account; quiet hours and evenings are in it.'),
  PushPublicKey: z.string().describe('The applicationServerKey for PushManager.subscribe, base64url.'),
  NumPushDevices: z.int().min(0).describe('Devices that get messages.'),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/users/notification_preferences',
  auth: 'user',
  area,
  summary: 'What the caller is notified of, where and when.',
  reply: notificationPreferences,
});

export const changeNotificationPreferences = endpoint({
  method: 'PUT',
  path: '/users/notification_preferences',
  auth: 'user',
  whileImpersonating: 'allowed',
  area,
  summary: 'Changes what is given and keeps the rest.',
  body: z
    .object({
      notificationPreferences: z
        .array(
          z.object({
            notificationType,
            inApp: z.boolean().optional(),
            email: z.boolean().optional(),
            push: z.boolean().optional(),
          }),
        )
        .max(PREFERENCE_TYPES.length),
      quietHours: z
        .object({ isOn: z.boolean(), from: timeOfDay, until: timeOfDay })
        .refine(({ from, until }) => from !== until, fieldMessage('field.quiet-hours')),
    })
    .partial()
    .refine((changes) => Object.keys(changes).length > 0, fieldMessage('field.no-setting-sent')),
  reply: notificationPreferences,
});

const emailToken = z
  .string()
  .max(200)
  .optional()
  .describe('From the link in an email. Works without signing in.');
const emailSubscription = z.strictObject({ IsSubscribed: z.boolean() });

export const getEmailSubscription = endpoint({
  method: 'GET',
  path: '/users/email_subscribe',
  auth: 'optional',
  area,
  summary: 'Whether the caller, or whom the token of an email is for, gets emails apart from sign-in links.',
  query: z.object({ token: emailToken }),
  reply: emailSubscription,
  errors: [400, 401],
});

export const subscribeToEmail = endpoint({
  method: 'PUT',
  path: '/users/email_subscribe',
  auth: 'optional',
  whileImpersonating: 'allowed',
  area,
  summary:
    'Turns all emails but sign-in links on or off: for the caller, or for whom the token of an email is.',
  body: z.object({
    isSubscribed: z.boolean(),
    token: emailToken,
  }),
  reply: emailSubscription,
  errors: [400, 401],
});

/** As a browser's PushSubscription says it. */
const pushEndpoint = z.url({ protocol: /^https?$/ }).max(1_000);
const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/, 'must be base64url')
    .refine(
      (text) => Math.floor((text.replace(/=+$/, '').length * 3) / 4) === bytes,
      `must be ${bytes} bytes`,
    );

export const addPushDevice = endpoint({
  method: 'PUT',
  path: '/notifications/push_subscription',
  auth: 'user',
  area,
  summary: 'Sends the caller’s notifications to this browser, too, until they sign out on it.',
  body: z.object({
    endpoint: pushEndpoint,
    keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  }),
  reply: emptyReply,
  errors: [422],
});

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/notifications/push_subscription',
  auth: 'user',
  area,
  summary: 'Stops sending to a browser. It’s fine if that was never set up.',
  query: z.object({ endpoint: pushEndpoint }),
  reply: emptyReply,
});
