export { CalmCard } from './CalmCard';
export { SuccessCard } from './SuccessCard';
