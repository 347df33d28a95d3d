import type { NotificationType } from './preferences.store';

/** Types that learners think of as one. */
export interface Topic {
  title: string;
  hint: string;
  types: readonly NotificationType[];
  /** The evening's email can have a part about it. */
  isEmailed?: true;
}

export const TOPICS: readonly Topic[] = [
  {
    title: 'Streak reminder',
    hint: 'In the evening, if today is still open',
    types: ['daily_streak_expiry'],
    isEmailed: true,
  },
  {
    title: 'Quests',
    hint: 'New quests on your board',
    types: ['quest_available'],
    isEmailed: true,
  },
  {
    title: 'Streak protection',
    hint: 'An ember or a frozen flame was used',
    types: ['ember_consumed', 'frozen_flame_consumed'],
  },
  {
    title: 'Rewards',
    hint: 'Chests, achievements, courses and tracks',
    types: ['achievement_earned', 'chest_earned', 'course_completed', 'track_completed'],
  },
  { title: 'Boss fights', hint: 'When one begins', types: ['boss_event_start'] },
  {
    title: 'Leagues and leaderboards',
    hint: 'Your league and your place',
    types: ['joined_league', 'on_daily_league_leaderboard_top', 'on_daily_xp_leaderboard'],
  },
  {
    title: 'Getting started',
    hint: 'Your welcome chest, and the community',
    types: ['new_user_reward_reminder', 'community_join_reminder'],
  },
  { title: 'News and gifts', hint: 'From the team', types: ['announcement', 'discord_command_reward'] },
];

const HOURS = Array.from({ length: 48 }, (_, index) => {
  const hour = Math.floor(index / 2);
  return `${String(hour).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;
});

/** Every half hour, and whatever was set before. */
export const timesWith = (time: string): string[] => [...new Set([...HOURS, time])].sort();

/** “10:30 PM” */
export function timeLabel(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
