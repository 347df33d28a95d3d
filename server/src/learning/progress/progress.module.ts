import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LessonProgress } from './lesson-progress';
import { LessonProgressEntity } from './lesson-progress.entity';

/** Learners' progress in lessons. */
@Module({
  imports: [TypeOrmModule.forFeature([LessonProgressEntity])],
  providers: [LessonProgress],
  exports: [LessonProgress],
})
export class ProgressModule {}
