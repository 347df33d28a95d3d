import { achievementImage } from '@server/game/rewards';
import { inLocale } from '@shared/content/translations-field';
import type { AchievementProgress, EarnedAchievement } from '@shared/contracts';
import type { Locale } from '@shared/locales';
import type { Achievement } from './achievement-list';
import type { AchievementState } from './achievements';

const presentCommon = ({ achievement, percentCompleted }: AchievementState, locale: Locale) => ({
  ...presentTexts(achievement, locale),
  UUID: achievement.uuid,
  Slug: achievement.slug,
  Category: achievement.category,
  Order: achievement.order,
  ImageURL: achievementImage(achievement.uuid),
  RewardAmount: achievement.gems,
  PercentPlatformCompleted: percentCompleted,
});

function presentTexts(achievement: Achievement, locale: Locale) {
  const { title, description } = inLocale(achievement, locale);
  return { Title: title, Description: description };
}

export const presentProgress = (state: AchievementState, locale: Locale): AchievementProgress => ({
  ...presentCommon(state, locale),
  UnlockedAt: state.unlockedAt?.toISOString() ?? null,
  CurrentProgress: state.progress,
  MaxProgress: state.achievement.goal.count,
  IsAvailable: state.isAvailable,
});

/** Those that are earned, the newest first. */
export const presentEarned = (states: readonly AchievementState[], locale: Locale): EarnedAchievement[] =>
  states
    .flatMap((state) => (state.unlockedAt ? [{ state, at: state.unlockedAt }] : []))
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ state, at }) => ({ ...presentCommon(state, locale), UnlockedAt: at.toISOString() }));
