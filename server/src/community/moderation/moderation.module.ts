import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReviewsModule } from '@server/community/reviews';
import { StreakModule } from '@server/game/streak';
import { CatalogModule } from '@server/learning/catalog';
import { AuditModule } from '@server/operations/audit';
import { AccessModule } from '@server/people/access';
import { AccountDataModule } from '@server/people/account-data';
import { AuthModule } from '@server/people/auth';
import { ProfilesModule } from '@server/people/profiles';
import { UsersModule } from '@server/people/users';
import { MailModule } from '@server/platform/mail';
import { AccountActions } from './account-actions';
import { CaseViews } from './case-view';
import { ContentActions } from './content-actions';
import { EraseDueAccounts } from './erase-due-accounts.job';
import { ForgetDecided } from './forget-decided.job';
import { Moderate } from './moderate';
import { ModerationController } from './moderation.controller';
import { ModerationPolicy } from './moderation.policy';
import { ModerationActionEntity } from './moderation-action.entity';
import { ModerationCaseEntity } from './moderation-case.entity';
import { ModerationCases } from './moderation-cases';
import { ModerationReportEntity } from './moderation-report.entity';
import { MailModerationNotice } from './notice/mail-moderation-notice';
import { OpenAccount } from './open-account';
import { QueueFirstReviews } from './queue-first-reviews';
import { ReportContent } from './report-content';
import { ReportsController } from './reports.controller';
import { Subjects } from './subjects';
import { UndoModeration } from './undo-moderation';

/** What learners report about each other, and what admins do about it (docs/moderation.md). */
@Module({
  imports: [
    AccessModule,
    AccountDataModule,
    AuditModule,
    AuthModule,
    CatalogModule,
    MailModule,
    ProfilesModule,
    ReviewsModule,
    StreakModule,
    UsersModule,
    TypeOrmModule.forFeature([ModerationActionEntity, ModerationCaseEntity, ModerationReportEntity]),
  ],
  controllers: [ModerationController, ReportsController],
  providers: [
    AccountActions,
    CaseViews,
    ContentActions,
    EraseDueAccounts,
    ForgetDecided,
    MailModerationNotice,
    Moderate,
    ModerationCases,
    ModerationPolicy,
    OpenAccount,
    QueueFirstReviews,
    ReportContent,
    Subjects,
    UndoModeration,
  ],
})
export class ModerationModule {}
