export { ActivityCard } from './ActivityCard';
export { HeatMap } from './HeatMap';
export { StreakCard } from './StreakCard';
export { StreakSettings } from './StreakSettings';
