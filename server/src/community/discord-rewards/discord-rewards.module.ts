import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '@server/community/notifications';
import { XpModule } from '@server/game/xp';
import { AuthModule } from '@server/people/auth';
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
