/** What learners can choose about each type of notification (docs/notifications.md). */

/** In the app it's a message for ten seconds; the list behind the bell always has everything. */
export const NOTIFICATION_CHANNELS = ['inApp', 'email', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export type ChannelChoices = Readonly<Record<NotificationChannel, boolean>>;

const inAppOnly: ChannelChoices = { inApp: true, email: false, push: false };
/** Worth hearing of while away, for learners who have allowed messages on a device. */
const alsoPushed: ChannelChoices = { inApp: true, email: false, push: true };

/** What applies until a learner chooses. Nobody gets emails without asking for them. */
export const DEFAULT_PREFERENCES = {
  achievement_earned: inAppOnly,
  course_completed: inAppOnly,
  track_completed: inAppOnly,
  chest_earned: inAppOnly,
  joined_league: inAppOnly,
  on_daily_league_leaderboard_top: inAppOnly,
  community_join_reminder: inAppOnly,
  new_user_reward_reminder: inAppOnly,
  quest_available: inAppOnly,
  boss_event_start: alsoPushed,
  on_daily_xp_leaderboard: inAppOnly,
  daily_streak_expiry: alsoPushed,
  frozen_flame_consumed: alsoPushed,
  ember_consumed: alsoPushed,
  announcement: alsoPushed,
  discord_command_reward: alsoPushed,
} as const satisfies Record<string, ChannelChoices>;

export type PreferenceType = keyof typeof DEFAULT_PREFERENCES;
export const PREFERENCE_TYPES = Object.keys(DEFAULT_PREFERENCES) as PreferenceType[];

/** The types that the evening email can have a part about. The others are never emailed. */
export const EMAILED_TYPES = ['daily_streak_expiry', 'quest_available'] as const;
export type EmailedType = (typeof EMAILED_TYPES)[number];

export const isEmailed = (type: PreferenceType): type is EmailedType =>
  (EMAILED_TYPES as readonly string[]).includes(type);

/** What a learner has changed. */
export type ChangedPreferences = { readonly [Type in PreferenceType]?: Partial<ChannelChoices> };

/** What applies to a type. */
export const choicesOf = (changed: ChangedPreferences, type: PreferenceType): ChannelChoices => ({
  ...DEFAULT_PREFERENCES[type],
  ...changed[type],
});

/** The types that a learner wants emails about. */
export const emailedTypesOf = (changed: ChangedPreferences): EmailedType[] =>
  EMAILED_TYPES.filter((type) => choicesOf(changed, type).email);
