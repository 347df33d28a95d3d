export { AchievementMetric, countOf } from './achievement-metric';
export { AchievementsModule } from './achievements.module';
export { EarnAchievements } from './earn-achievements';
