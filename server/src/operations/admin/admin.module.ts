import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FeedbackModule } from '@server/community/feedback';
import { NotificationsModule } from '@server/community/notifications';
import { BossesModule } from '@server/game/bosses';
import { QuestsModule } from '@server/game/quests';
import { StreakModule } from '@server/game/streak';
import { CatalogModule } from '@server/learning/catalog';
import { AccessModule } from '@server/people/access';
import { AuthModule } from '@server/people/auth';
import { UsersModule } from '@server/people/users';
import { AdminController } from './admin.controller';
import { AdminPolicy } from './admin.policy';
import { Administer } from './administer';
import { AdminsOnly } from './admins-only';
import { Announce } from './announce';
import { Audit } from './audit';
import { AuditEntryEntity } from './audit-entry.entity';
import { ChangeAdmin } from './change-admin';
import { ContentOverview } from './content-overview';
import { ExportUsers } from './export-users';
import { Figures } from './figures';
import { FindUsers } from './find-users';
import { EndImpersonations } from './impersonation/end-impersonations.job';
import { Impersonate } from './impersonation/impersonate';
import { ImpersonationController } from './impersonation/impersonation.controller';
import { LogImpersonatedChanges } from './impersonation/log-impersonated-changes';
import { NewsController } from './news.controller';
import { SignInLimit } from './sign-in-limit';

/** What admins see and do (docs/admin.md). UserTotals comes from a global module of the game. */
@Module({
  imports: [
    AccessModule,
    AuthModule,
    BossesModule,
    CatalogModule,
    FeedbackModule,
    NotificationsModule,
    QuestsModule,
    StreakModule,
    UsersModule,
    TypeOrmModule.forFeature([AuditEntryEntity]),
  ],
  controllers: [AdminController, ImpersonationController, NewsController],
  providers: [
    AdminPolicy,
    AdminsOnly,
    Administer,
    Announce,
    Audit,
    ChangeAdmin,
    ContentOverview,
    EndImpersonations,
    ExportUsers,
    Figures,
    FindUsers,
    Impersonate,
    SignInLimit,
    { provide: APP_INTERCEPTOR, useClass: LogImpersonatedChanges },
  ],
  exports: [Audit],
})
export class AdminModule {}
