export { CalmCard } from './CalmCard';
export { levelBrings } from './level-brings';
export { SuccessCard } from './SuccessCard';
