export { LeaguesModule } from './leagues.module';
