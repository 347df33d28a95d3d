export { LeagueBadgeEarned, LeagueJoined } from './leagues.events';
export { LeaguesModule } from './leagues.module';
