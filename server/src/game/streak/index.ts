export { GetStats, type LearnerStats } from './get-stats';
export { StreakDayCounted } from './streak.events';
export { StreakModule } from './streak.module';
export { presentStats } from './streak.presenter';
