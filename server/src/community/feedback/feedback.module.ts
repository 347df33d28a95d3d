import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LessonsModule } from '@server/learning/lessons';
import { SpellbookModule, Spellbooks } from '@server/learning/spellbook';
import { AuditModule } from '@server/operations/audit';
import { AccessModule } from '@server/people/access';
import { ChangeReport } from './change-report';
import { FeedbackController } from './feedback.controller';
import { FeedbackEntity } from './feedback.entity';
import { ReportAdminController } from './report-admin.controller';
import { ReportStateEntity } from './report-state.entity';
import { Reports } from './reports';
import { SendFeedback } from './send-feedback';
import { SpellbookPages } from './spellbook-pages';

/** What learners and guests write to the authors. */
@Module({
  imports: [
    AccessModule,
    AuditModule,
    LessonsModule,
    SpellbookModule,
    TypeOrmModule.forFeature([FeedbackEntity, ReportStateEntity]),
  ],
  controllers: [FeedbackController, ReportAdminController],
  providers: [ChangeReport, Reports, SendFeedback, { provide: SpellbookPages, useExisting: Spellbooks }],
  exports: [Reports],
})
export class FeedbackModule {}
