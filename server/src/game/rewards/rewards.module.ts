import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeaderboardsModule } from '@server/community/leaderboards';
import { NotificationsModule } from '@server/community/notifications';
import { CatalogModule } from '@server/learning/catalog';
import { CertificatesModule } from '@server/learning/certificates';
import { UsersModule } from '@server/people/users';
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
