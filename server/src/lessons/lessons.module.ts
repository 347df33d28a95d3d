import { Module } from '@nestjs/common';
import { AccessModule } from '@server/access';
import { CatalogModule } from '@server/catalog';
import { ProgressModule } from '@server/progress';
import { UsersModule } from '@server/users';
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
