/** The categories, in the order that they're listed. */
export const ACHIEVEMENT_CATEGORIES = [
  'milestone',
  'sharpshooter',
  'streak',
  'fellowship',
  'role',
  'boss',
  'bannerlord',
] as const;
export type AchievementCategory = (typeof ACHIEVEMENT_CATEGORIES)[number];

/** What achievements count. A feature provides each as an `AchievementMetric`. */
export const ACHIEVEMENT_METRICS = [
  'lessons_completed',
  'courses_completed',
  'tracks_completed',
  'languages_used',
  'xp_earned',
  'level',
  'chests_opened',
  'quests_completed',
  'longest_spree',
  'longest_streak',
  'reviews_written',
  'feedback_sent',
  'leagues_joined',
  'league_podiums',
  'boss_damage',
  'bosses_defeated',
  'boss_chests_opened',
  'friends_recruited',
] as const;
export type AchievementMetricName = (typeof ACHIEVEMENT_METRICS)[number];

/** Two decimals, at most 100; never 0 for something that somebody has earned. */
export function percentOfPlatform(earned: number, learners: number): number {
  if (earned === 0) return 0;
  const percent = (earned / Math.max(learners, earned)) * 100;
  return Math.max(0.01, Math.round(percent * 100) / 100);
}
