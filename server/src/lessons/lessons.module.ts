import { Module } from '@nestjs/common';
import { AccessModule } from '@server/access';
import { CatalogModule } from '@server/catalog';
import { ProgressModule } from '@server/progress';
import { LessonReader } from './lesson-reader';
import { LessonsController } from './lessons.controller';
import { LessonsPolicy } from './lessons.policy';

/** A global module may provide LessonAccess. */
@Module({
  imports: [AccessModule, CatalogModule, ProgressModule],
  controllers: [LessonsController],
  providers: [LessonReader, LessonsPolicy],
  exports: [LessonReader],
})
export class LessonsModule {}
