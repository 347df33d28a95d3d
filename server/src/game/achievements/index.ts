export { presentEarned } from './achievement.presenter';
export { AchievementMetric, countOf } from './achievement-metric';
export { Achievements } from './achievements';
export { AchievementsModule } from './achievements.module';
export { EarnAchievements } from './earn-achievements';
