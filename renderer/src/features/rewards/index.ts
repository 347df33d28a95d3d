export { type Celebration, celebrate, setCelebration } from './celebrate';
export { PendingRewards } from './PendingRewards';
export { RewardOverlay } from './RewardOverlay';
