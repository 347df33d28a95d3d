import type { Stats, Streak } from '@shared/contracts';
import type { LearnerStats } from './get-stats';
import type { StreakView } from './get-streak';

export const presentStreak = (view: StreakView): Streak => {
  const { streak, today, week } = view;
  return {
    Length: streak.length,
    LongestLength: streak.longest,
    TodayState: week.find(({ day }) => day === today)?.state ?? 'open',
    Today: today,
    EndsAt: view.endsAt.toISOString(),
    FrozenThrough:
      streak.frozenThrough !== null && streak.frozenThrough >= today ? streak.frozenThrough : null,
    TimeZone: streak.timeZone,
    Week: week.map(({ day, state }) => ({ Date: day, State: state })),
    RestDays: view.restDays,
    NumItemsToday: view.itemsToday,
    DailyGoal: streak.dailyGoal as Streak['DailyGoal'],
    IsActivityPublic: streak.isActivityPublic,
    NumEmbers: view.embers,
    EmberProgress: streak.emberProgress,
    NumFrozenFlames: view.frozenFlames,
  };
};

export const presentStats = (stats: LearnerStats): Stats => ({
  Streak: stats.streak,
  LongestStreak: stats.longestStreak,
  NumActiveDays: stats.activeDays,
  NumLessonsCompleted: stats.lessons,
  NumTrainingItems: stats.trainingItems,
  XP: stats.xp,
});
