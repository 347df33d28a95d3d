import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LessonsModule } from '@server/lessons';
import { FeedbackController } from './feedback.controller';
import { FeedbackEntity } from './feedback.entity';
import { SendFeedback } from './send-feedback';

/** What learners and guests write to the authors. A global module may provide SpellbookPages. */
@Module({
  imports: [LessonsModule, TypeOrmModule.forFeature([FeedbackEntity])],
  controllers: [FeedbackController],
  providers: [SendFeedback],
})
export class FeedbackModule {}
