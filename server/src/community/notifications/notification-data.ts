import type { Translations } from '@shared/content/translation-files';

/** What each type of notification is about. Stored, so a change must still read older rows. */
export interface NotificationDataByType {
  achievement_earned: {
    achievementId: string;
    title: string;
    translations?: Translations<{ title: string }> | undefined;
  };
  course_completed: { completionId: string; courseId: string; title: string };
  track_completed: { trackId: string; title: string };
  chest_earned: { userChestId: string; chestId: string; title: string };
  joined_league: { leagueName: string };
  on_daily_league_leaderboard_top: { leagueName: string };
  community_join_reminder: Record<string, never>;
  new_user_reward_reminder: Record<string, never>;
  quest_available: Record<string, never>;
  boss_event_start: { thumbnailUrl: string };
  on_daily_xp_leaderboard: Record<string, never>;
  daily_streak_expiry: Record<string, never>;
  frozen_flame_consumed: Record<string, never>;
  ember_consumed: Record<string, never>;
  announcement: { announcementId: string; text: string };
  discord_command_reward: { text: string; amount: number; rewardType: string };
}

export type NotificationKind = keyof NotificationDataByType;
