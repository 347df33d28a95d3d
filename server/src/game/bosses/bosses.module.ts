import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '@server/community/notifications';
import { RealtimeModule } from '@server/community/realtime';
import { AchievementsModule } from '@server/game/achievements';
import { RewardsModule } from '@server/game/rewards';
import { AuditModule } from '@server/operations/audit';
import { AccessModule } from '@server/people/access';
import { UsersModule } from '@server/people/users';
import { SETTINGS, type Settings } from '@server/platform/config';
import { AnnounceFights } from './announce-fights.job';
import { BossAura } from './aura-rule';
import { BossAdminController } from './boss-admin.controller';
import { BossChests } from './boss-chests';
import { BossDamageEntity } from './boss-damage.entity';
import { BossEventEntity } from './boss-event.entity';
import { BossEvents } from './boss-events';
import { BossFeed } from './boss-feed';
import { BossHitEntity } from './boss-hit.entity';
import { BossList } from './boss-list';
import { BOSS_METRICS } from './boss-metrics';
import { ReadTotals } from './boss-totals';
import { BossesController } from './bosses.controller';
import { CountDamage } from './count-damage';
import { GetBossFight } from './get-boss-fight';
import { SettleFights } from './settle-fights.job';
import { StartBoss } from './start-boss';
import { StartFights } from './start-fights.job';

/** Boss fights (docs/bosses.md). */
@Module({
  imports: [
    AccessModule,
    AchievementsModule,
    AuditModule,
    NotificationsModule,
    RealtimeModule,
    RewardsModule,
    UsersModule,
    TypeOrmModule.forFeature([BossDamageEntity, BossEventEntity, BossHitEntity]),
  ],
  controllers: [BossAdminController, BossesController],
  providers: [
    AnnounceFights,
    BossAura,
    BossChests,
    BossEvents,
    BossFeed,
    ...BOSS_METRICS,
    CountDamage,
    GetBossFight,
    ReadTotals,
    SettleFights,
    StartBoss,
    StartFights,
    {
      provide: BossList,
      useFactory: ({ contentDir }: Settings) => BossList.read(contentDir),
      inject: [SETTINGS],
    },
  ],
  exports: [BossEvents, BossList],
})
export class BossesModule {}
