import { t } from '@lingui/core/macro';
import { dateFormat } from '@web/i18n';
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
    title: t`Streak reminder`,
    hint: t`In the evening, if today is still open`,
    types: ['daily_streak_expiry'],
    isEmailed: true,
  },
  {
    title: t`Quests`,
    hint: t`New quests on your board`,
    types: ['quest_available'],
    isEmailed: true,
  },
  {
    title: t`Streak protection`,
    hint: t`An ember or a frozen flame was used`,
    types: ['ember_consumed', 'frozen_flame_consumed'],
  },
  {
    title: t`Rewards`,
    hint: t`Chests, achievements, courses and tracks`,
    types: ['achievement_earned', 'chest_earned', 'course_completed', 'track_completed'],
  },
  { title: t`Boss fights`, hint: t`When one begins`, types: ['boss_event_start'] },
  {
    title: t`Leagues and leaderboards`,
    hint: t`Your league and your place`,
    types: ['joined_league', 'on_daily_league_leaderboard_top', 'on_daily_xp_leaderboard'],
  },
  {
    title: t`Getting started`,
    hint: t`Your welcome chest, and the community`,
    types: ['new_user_reward_reminder', 'community_join_reminder'],
  },
  { title: t`News and gifts`, hint: t`From the team`, types: ['announcement', 'discord_command_reward'] },
];

const HOURS = Array.from({ length: 48 }, (_, index) => {
  const hour = Math.floor(index / 2);
  return `${String(hour).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;
});

const TIME = dateFormat({ timeStyle: 'short', timeZone: 'UTC' });

/** Every half hour, and the time that was set before, if it's another one. */
export const timesWith = (time: string): string[] => [...new Set([...HOURS, time])].sort();

/** “10:30 PM” */
export const timeLabel = (time: string): string => TIME.format(Date.parse(`2026-01-01T${time}Z`));
