import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { FeedbackModule } from '@server/community/feedback';
import { CatalogModule } from '@server/learning/catalog';
import { AuditModule } from '@server/operations/audit';
import { AccessModule } from '@server/people/access';
import { AuthModule } from '@server/people/auth';
import { UsersModule } from '@server/people/users';
import { AdminController } from './admin.controller';
import { ChangeAdmin } from './change-admin';
import { ContentOverview } from './content-overview';
import { ExportUsers } from './export-users';
import { Figures } from './figures';
import { FindUsers } from './find-users';
import { EndImpersonations } from './impersonation/end-impersonations.job';
import { Impersonate } from './impersonation/impersonate';
import { ImpersonationController } from './impersonation/impersonation.controller';
import { LogImpersonatedChanges } from './impersonation/log-impersonated-changes';
import { SignInLimit } from './sign-in-limit';

/** What admins see and do (docs/admin.md). UserTotals comes from a global module of the game. */
@Module({
  imports: [AccessModule, AuditModule, AuthModule, CatalogModule, FeedbackModule, UsersModule],
  controllers: [AdminController, ImpersonationController],
  providers: [
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
})
export class AdminModule {}
