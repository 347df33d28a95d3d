import { Module } from '@nestjs/common';
import { LessonsModule } from '@server/learning/lessons';
import { SubmissionsModule } from '@server/solving/submissions';
import { LessonInsights } from './lesson-insights';

@Module({
  imports: [LessonsModule, SubmissionsModule],
  providers: [LessonInsights],
  exports: [LessonInsights],
})
export class LessonInsightsModule {}
