export { StreakDayCounted } from './streak.events';
export { StreakModule } from './streak.module';
