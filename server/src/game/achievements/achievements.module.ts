import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '@server/community/notifications';
import { AchievementCatalog, RewardsModule } from '@server/game/rewards';
import { CatalogModule } from '@server/learning/catalog';
import { UsersModule } from '@server/people/users';
import { SETTINGS, type Settings } from '@server/platform/config';
import { AchievementCountEntity } from './achievement-count.entity';
import { AchievementList } from './achievement-list';
import { AchievementMetrics } from './achievement-metric';
import { AchievementShares } from './achievement-shares';
import { Achievements } from './achievements';
import { AchievementsController } from './achievements.controller';
import { COUNTED_METRICS } from './counted-metrics';
import { EarnAchievements } from './earn-achievements';

/** Global because it provides the rewards' port AchievementCatalog. */
@Global()
@Module({
  imports: [
    CatalogModule,
    DiscoveryModule,
    NotificationsModule,
    RewardsModule,
    UsersModule,
    TypeOrmModule.forFeature([AchievementCountEntity]),
  ],
  controllers: [AchievementsController],
  providers: [
    AchievementMetrics,
    AchievementShares,
    Achievements,
    EarnAchievements,
    ...COUNTED_METRICS,
    {
      provide: AchievementList,
      useFactory: ({ contentDir }: Settings) => AchievementList.read(contentDir),
      inject: [SETTINGS],
    },
    { provide: AchievementCatalog, useExisting: Achievements },
  ],
  exports: [AchievementCatalog, Achievements, EarnAchievements],
})
export class AchievementsModule {}
