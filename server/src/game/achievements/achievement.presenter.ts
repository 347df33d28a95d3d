import { achievementImage } from '@server/game/rewards';
import type { AchievementProgress, EarnedAchievement } from '@shared/contracts';
import type { AchievementState } from './achievements';

const presentCommon = ({ achievement, percentCompleted }: AchievementState) => ({
  UUID: achievement.uuid,
  Slug: achievement.slug,
  Category: achievement.category,
  Order: achievement.order,
  Title: achievement.title,
  Description: achievement.description,
  ImageURL: achievementImage(achievement.uuid),
  RewardAmount: achievement.gems,
  PercentPlatformCompleted: percentCompleted,
});

export const presentProgress = (state: AchievementState): AchievementProgress => ({
  ...presentCommon(state),
  UnlockedAt: state.unlockedAt?.toISOString() ?? null,
  CurrentProgress: state.progress,
  MaxProgress: state.achievement.goal.count,
  IsAvailable: state.isAvailable,
});

/** Those that are earned, the newest first. */
export const presentEarned = (states: readonly AchievementState[]): EarnedAchievement[] =>
  states
    .flatMap((state) => (state.unlockedAt ? [{ state, at: state.unlockedAt }] : []))
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ state, at }) => ({ ...presentCommon(state), UnlockedAt: at.toISOString() }));
