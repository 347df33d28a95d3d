import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '@server/community/notifications';
import { FirstLessonBonus } from '@server/learning/catalog';
import { TrainingActivity } from '@server/learning/training';
import { AuditModule } from '@server/operations/audit';
import { AccessModule } from '@server/people/access';
import { UsersModule } from '@server/people/users';
import { ActiveDayEntity } from './active-day.entity';
import { ActivityEntity } from './activity.entity';
import { AddOutage } from './add-outage';
import { CountTraining } from './count-training';
import { CoveredDayEntity } from './covered-day.entity';
import { DailyBonus } from './daily-bonus';
import { FirstOfDay, StreakBonus } from './daily-rules';
import { EndDays } from './end-days.job';
import { GetActivity } from './get-activity';
import { GetStats } from './get-stats';
import { GetStreak } from './get-streak';
import { Heartbeat } from './heartbeat.job';
import { OutageAdminController } from './outage-admin.controller';
import { Protections } from './protections';
import { RestDayEntity } from './rest-day.entity';
import { ServiceHeartbeatEntity, ServiceOutageEntity } from './service-outage.entity';
import { ServiceOutages } from './service-outages';
import { StreakController } from './streak.controller';
import { StreakEntity } from './streak.entity';
import { StreakPolicy } from './streak.policy';
import { StreakAtRisk } from './streak-at-risk';
import { StreakSettings } from './streak-settings';
import { Streaks } from './streaks';

/** Global because it provides the ports FirstLessonBonus (catalog) and TrainingActivity (training). */
@Global()
@Module({
  imports: [
    AccessModule,
    AuditModule,
    NotificationsModule,
    UsersModule,
    TypeOrmModule.forFeature([
      ActiveDayEntity,
      ActivityEntity,
      CoveredDayEntity,
      RestDayEntity,
      ServiceHeartbeatEntity,
      ServiceOutageEntity,
      StreakEntity,
    ]),
  ],
  controllers: [OutageAdminController, StreakController],
  providers: [
    AddOutage,
    EndDays,
    FirstOfDay,
    GetActivity,
    GetStats,
    GetStreak,
    Heartbeat,
    Protections,
    ServiceOutages,
    StreakAtRisk,
    StreakBonus,
    StreakPolicy,
    StreakSettings,
    Streaks,
    { provide: FirstLessonBonus, useClass: DailyBonus },
    { provide: TrainingActivity, useClass: CountTraining },
  ],
  exports: [FirstLessonBonus, GetStats, TrainingActivity],
})
export class StreakModule {}
