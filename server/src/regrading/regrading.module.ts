import { Module } from '@nestjs/common';
import { LessonsModule } from '@server/lessons';
import { SubmissionsModule } from '@server/submissions';
import { RegradeLesson } from './regrade-lesson';

@Module({
  imports: [LessonsModule, SubmissionsModule],
  providers: [RegradeLesson],
  exports: [RegradeLesson],
})
export class RegradingModule {}
