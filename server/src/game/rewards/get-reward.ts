import { Injectable } from '@nestjs/common';
import { Certificates, type CertificateView } from '@server/learning/certificates';
import { DataSource } from 'typeorm';
import { AchievementCatalog, type AchievementDetails } from './achievement-details';
import type { RewardEntity, RewardType } from './reward.entity';
import { Rewards, rewardNotFound } from './rewards';
import { UserChestEntity } from './user-chest.entity';

/** A reward with what it's for. */
export type RewardView =
  | { type: 'achievement_earned'; reward: RewardEntity; achievement: AchievementDetails }
  | CourseRewardView
  | ChestRewardView;

export interface CourseRewardView {
  type: 'course_completed';
  reward: RewardEntity;
  certificate: CertificateView;
}

export interface ChestRewardView {
  type: 'chest_earned';
  reward: RewardEntity;
  chest: UserChestEntity;
}

/** Reads learners' rewards. */
@Injectable()
export class GetReward {
  constructor(
    private readonly rewards: Rewards,
    private readonly certificates: Certificates,
    private readonly dataSource: DataSource,
    private readonly achievements: AchievementCatalog,
  ) {}

  /**
   * @param id Of the reward, or of the chest, completion or achievement.
   * @throws DomainError `not-found`.
   */
  async execute(userId: string, type: RewardType, id: string): Promise<RewardView> {
    return this.view(await this.rewards.find(userId, type, id));
  }

  /** Not claimed yet: chests first. */
  async pending(userId: string): Promise<(CourseRewardView | ChestRewardView)[]> {
    const rewards = await this.rewards.pending(userId);
    return Promise.all(
      rewards.map((reward) => (reward.type === 'chest_earned' ? this.chest(reward) : this.course(reward))),
    );
  }

  view(reward: RewardEntity): Promise<RewardView> {
    const views = {
      chest_earned: this.chest,
      course_completed: this.course,
      achievement_earned: this.achievement,
    };
    return views[reward.type].call(this, reward);
  }

  async chest(reward: RewardEntity): Promise<ChestRewardView> {
    const chest = await this.dataSource
      .getRepository(UserChestEntity)
      .findOneByOrFail({ id: reward.subjectId });
    return { type: 'chest_earned', reward, chest };
  }

  private async course(reward: RewardEntity): Promise<CourseRewardView> {
    const certificate = await this.certificates.view(reward.subjectId);
    return { type: 'course_completed', reward, certificate };
  }

  private async achievement(reward: RewardEntity): Promise<RewardView> {
    const achievement = await this.achievements.details(reward.subjectId);
    if (!achievement) throw rewardNotFound();
    return { type: 'achievement_earned', reward, achievement };
  }
}
