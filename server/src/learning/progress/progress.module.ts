import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExerciseProgressEntity } from './exercise-progress.entity';
import { LessonProgress } from './lesson-progress';

/** Learners' progress in exercises, and what it means for lessons. */
@Module({
  imports: [TypeOrmModule.forFeature([ExerciseProgressEntity])],
  providers: [LessonProgress],
  exports: [LessonProgress],
})
export class ProgressModule {}
