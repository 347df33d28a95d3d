import { Module } from '@nestjs/common';
import { CatalogModule } from '@server/learning/catalog';
import { ExercisesModule } from '@server/learning/exercises';
import { ProgressModule } from '@server/learning/progress';
import { AccessModule } from '@server/people/access';
import { UsersModule } from '@server/people/users';
import { LessonExercises } from './lesson-exercises';
import { LessonReader } from './lesson-reader';
import { LessonsController } from './lessons.controller';
import { OpenSolution } from './open-solution';

/** A global module may provide LessonAccess and SolutionWaiver. */
@Module({
  imports: [AccessModule, CatalogModule, ExercisesModule, ProgressModule, UsersModule],
  controllers: [LessonsController],
  providers: [LessonExercises, LessonReader, OpenSolution],
  exports: [LessonExercises, LessonReader],
})
export class LessonsModule {}
