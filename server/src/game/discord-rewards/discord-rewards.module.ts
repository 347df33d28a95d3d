import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '@server/auth';
import { XpModule } from '@server/game/xp';
import { NotificationsModule } from '@server/notifications';
import { DiscordRewardEntity } from './discord-reward.entity';
import { DiscordRewardsController } from './discord-rewards.controller';
import { SendDiscordReward } from './send-discord-reward';

/** What a community's bot gives to learners (docs/discord.md). */
@Module({
  imports: [AuthModule, XpModule, NotificationsModule, TypeOrmModule.forFeature([DiscordRewardEntity])],
  controllers: [DiscordRewardsController],
  providers: [SendDiscordReward],
})
export class DiscordRewardsModule {}
