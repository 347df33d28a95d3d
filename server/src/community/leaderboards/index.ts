export { KarmaSource } from './karma-source';
export { presentBadge, presentLearner } from './leaderboard.presenter';
export { LeaderboardEntries } from './leaderboard-entries';
export { LeaderboardEntryEntity } from './leaderboard-entry.entity';
export { type BoardLearner, Leaderboards, type PublicStanding } from './leaderboards';
export { LeaderboardsModule } from './leaderboards.module';
