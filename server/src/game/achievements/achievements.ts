import { Injectable } from '@nestjs/common';
import { AchievementCatalog, type AchievementDetails, Rewards } from '@server/game/rewards';
import { type Achievement, AchievementList } from './achievement-list';
import { AchievementMetrics } from './achievement-metric';
import { AchievementShares } from './achievement-shares';

/** An achievement and how far a learner has come. */
export interface AchievementState {
  achievement: Achievement;
  unlockedAt: Date | null;
  /** Of the goal's count. */
  progress: number;
  isAvailable: boolean;
  percentCompleted: number;
}

/** Reads achievements. */
@Injectable()
export class Achievements extends AchievementCatalog {
  constructor(
    private readonly list: AchievementList,
    private readonly metrics: AchievementMetrics,
    private readonly shares: AchievementShares,
    private readonly rewards: Rewards,
  ) {
    super();
  }

  /** All of them, by category and order. */
  async progressOf(userId: string): Promise<AchievementState[]> {
    const [earned, shares, values] = await Promise.all([
      this.rewards.subjects(userId, 'achievement_earned'),
      this.shares.all(),
      this.metrics.valuesOf(
        userId,
        this.list.all.map(({ goal }) => goal.metric),
      ),
    ]);
    return this.list.all.map((achievement) => {
      const { uuid, goal } = achievement;
      const unlockedAt = earned.get(uuid) ?? null;
      const reached = Math.min(values.get(goal.metric) ?? 0, goal.count);
      return {
        achievement,
        unlockedAt,
        progress: unlockedAt ? goal.count : reached,
        isAvailable: this.metrics.has(goal.metric),
        percentCompleted: shares(uuid),
      };
    });
  }

  /** Only those that a learner has earned; they don't ask every metric. */
  async earnedBy(userId: string): Promise<AchievementState[]> {
    const [earned, shares] = await Promise.all([
      this.rewards.subjects(userId, 'achievement_earned'),
      this.shares.all(),
    ]);
    return this.list.all.flatMap((achievement) => {
      const { uuid, goal } = achievement;
      const unlockedAt = earned.get(uuid);
      if (!unlockedAt) return [];
      return {
        ...{ achievement, unlockedAt, progress: goal.count },
        isAvailable: this.metrics.has(goal.metric),
        percentCompleted: shares(uuid),
      };
    });
  }

  async details(achievementId: string): Promise<AchievementDetails | undefined> {
    const achievement = this.list.find(achievementId);
    if (!achievement) return undefined;
    const { uuid: id, title, description, translations, category } = achievement;
    const shares = await this.shares.all();
    return {
      id,
      title,
      description,
      translations,
      category: category === 'role' ? 'role' : 'normal',
      percentCompleted: shares(id),
    };
  }
}
