import type { Reward } from '@web/api';
import { AchievementReward } from './AchievementReward';
import { ChestReward } from './ChestReward';
import { CourseReward } from './CourseReward';

/** One reward; `open` is false while it closes. */
export function RewardDialog({ reward, open }: { reward: Reward; open: boolean }) {
  switch (reward.rewardType) {
    case 'chest_earned':
      return <ChestReward reward={reward} open={open} />;
    case 'achievement_earned':
      return <AchievementReward reward={reward} open={open} />;
    case 'course_completed':
      return <CourseReward reward={reward} open={open} />;
  }
}
