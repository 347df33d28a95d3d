import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '@server/catalog';
import { CertificatesModule } from '@server/certificates';
import { LeaderboardsModule } from '@server/game/leaderboards';
import { NotificationsModule } from '@server/notifications';
import { UsersModule } from '@server/users';
import { Chests } from './chests';
import { ClaimReward } from './claim-reward';
import { CountClaimedXp } from './count-claimed-xp';
import { CourseRewards } from './course-rewards';
import { GetReward } from './get-reward';
import { NewUserReward } from './new-user-reward';
import { NewUserRewardReminder } from './new-user-reward-reminder';
import { RewardEntity } from './reward.entity';
import { Rewards } from './rewards';
import { RewardsController } from './rewards.controller';
import { UserChestEntity } from './user-chest.entity';

/** Chests, and everything else that learners earn and claim (docs/chests.md). */
@Module({
  imports: [
    CatalogModule,
    CertificatesModule,
    LeaderboardsModule,
    NotificationsModule,
    UsersModule,
    TypeOrmModule.forFeature([RewardEntity, UserChestEntity]),
  ],
  controllers: [RewardsController],
  providers: [
    Chests,
    ClaimReward,
    CountClaimedXp,
    CourseRewards,
    GetReward,
    NewUserReward,
    NewUserRewardReminder,
    Rewards,
  ],
  exports: [Chests, Rewards],
})
export class RewardsModule {}
