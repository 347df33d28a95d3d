import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LessonsModule } from '@server/lessons';
import { SpellbookModule, Spellbooks } from '@server/spellbook';
import { FeedbackController } from './feedback.controller';
import { FeedbackEntity } from './feedback.entity';
import { SendFeedback } from './send-feedback';
import { SpellbookPages } from './spellbook-pages';

/** What learners and guests write to the authors. */
@Module({
  imports: [LessonsModule, SpellbookModule, TypeOrmModule.forFeature([FeedbackEntity])],
  controllers: [FeedbackController],
  providers: [SendFeedback, { provide: SpellbookPages, useExisting: Spellbooks }],
})
export class FeedbackModule {}
