import { t } from '@lingui/core/macro';
import { ACHIEVEMENT_CATEGORIES, type AchievementCategory } from '@shared/rules/achievements';
import type { AchievementProgress } from '@web/api';

export const CATEGORY_TITLES: Record<AchievementCategory, string> = {
  milestone: t`Milestones`,
  sharpshooter: t`Sharpshooter`,
  streak: t`Streak`,
  fellowship: t`Fellowship`,
  role: t`Roles`,
  boss: t`Bosses`,
  bannerlord: t`Bannerlord`,
};

export interface AchievementGroup {
  category: AchievementCategory;
  achievements: AchievementProgress[];
  earned: number;
}

/** By category, in order; categories without achievements are left out. */
export const groupAchievements = (all: readonly AchievementProgress[]): AchievementGroup[] =>
  ACHIEVEMENT_CATEGORIES.map((category) => {
    const achievements = all.filter((one) => one.category === category);
    return { category, achievements, earned: achievements.filter(({ unlockedAt }) => unlockedAt).length };
  }).filter(({ achievements }) => achievements.length > 0);

/** The unearned ones that are nearest, for “next up”. */
export function nextAchievements(all: readonly AchievementProgress[], count: number): AchievementProgress[] {
  const share = ({ currentProgress, maxProgress }: AchievementProgress) => currentProgress / maxProgress;
  return all
    .filter(
      ({ unlockedAt, isAvailable, currentProgress }) => !unlockedAt && isAvailable && currentProgress > 0,
    )
    .sort((a, b) => share(b) - share(a))
    .slice(0, count);
}
