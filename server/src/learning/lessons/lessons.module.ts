import { Module } from '@nestjs/common';
import { CatalogModule } from '@server/learning/catalog';
import { ProgressModule } from '@server/learning/progress';
import { AccessModule } from '@server/people/access';
import { UsersModule } from '@server/people/users';
import { LessonReader } from './lesson-reader';
import { LessonsController } from './lessons.controller';
import { LessonsPolicy } from './lessons.policy';
import { OpenSolution } from './open-solution';

/** A global module may provide LessonAccess and SolutionWaiver. */
@Module({
  imports: [AccessModule, CatalogModule, ProgressModule, UsersModule],
  controllers: [LessonsController],
  providers: [LessonReader, LessonsPolicy, OpenSolution],
  exports: [LessonReader],
})
export class LessonsModule {}
