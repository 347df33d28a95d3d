export { GetStats, type LearnerStats } from './get-stats';
export { ServiceOutages } from './service-outages';
export { StreakDayCounted } from './streak.events';
export { StreakModule } from './streak.module';
export { presentStats } from './streak.presenter';
