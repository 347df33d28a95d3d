export { KarmaSource } from './karma-source';
export { LeaderboardEntries } from './leaderboard-entries';
export { LeaderboardsModule } from './leaderboards.module';
