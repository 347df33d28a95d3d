/** `AchievementsModal` is lazy; import it by path. */
export { groupAchievements, nextAchievements } from './group-achievements';
