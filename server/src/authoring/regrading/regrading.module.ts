import { Module } from '@nestjs/common';
import { LessonsModule } from '@server/learning/lessons';
import { SubmissionsModule } from '@server/solving/submissions';
import { RegradeLesson } from './regrade-lesson';

@Module({
  imports: [LessonsModule, SubmissionsModule],
  providers: [RegradeLesson],
  exports: [RegradeLesson],
})
export class RegradingModule {}
