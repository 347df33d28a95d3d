export { Flame } from './Flame';
export { StreakWidget } from './StreakWidget';
export { streakOf } from './streak.store';
export {
  flameLook,
  longDay,
  longWeekday,
  shortWeekday,
  streakLength,
  todayText,
  weekdayName,
} from './streak-texts';
