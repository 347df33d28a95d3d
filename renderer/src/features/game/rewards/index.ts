export { PendingRewards } from './PendingRewards';
export { RewardOverlay } from './RewardOverlay';
