export { PendingRewards } from './PendingRewards';
export { RewardOverlay } from './RewardOverlay';
export { rewardsOf } from './rewards.store';
