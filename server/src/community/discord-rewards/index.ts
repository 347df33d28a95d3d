export { DiscordRewardsModule } from './discord-rewards.module';
