export { AchievementCatalog, type AchievementDetails } from './achievement-details';
export { type ChestAward, Chests } from './chests';
export { RewardEntity } from './reward.entity';
export { achievementImage } from './reward.presenter';
export { type NewReward, Rewards } from './rewards';
export { RewardClaimed } from './rewards.events';
export { RewardsModule } from './rewards.module';
export { UserChestEntity } from './user-chest.entity';
