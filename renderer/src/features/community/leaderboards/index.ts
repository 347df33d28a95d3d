/** `CompetitionSettings` is a section of settings; import it by path where it's lazy. */
export { CompetitionSettings } from './CompetitionSettings';
export { LeagueCard } from './LeagueCard';
