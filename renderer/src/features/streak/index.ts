export { Flame } from './Flame';
export { StreakWidget } from './StreakWidget';
export { flameLook, longDay, MONTHS, shortDay, streakLength, todayText, WEEKDAYS } from './streak-texts';
