import { Module } from '@nestjs/common';
import { CatalogModule } from '@server/catalog';
import { ProgressModule } from '@server/progress';
import { LessonReader } from './lesson-reader';
import { LessonsController } from './lessons.controller';

@Module({
  imports: [CatalogModule, ProgressModule],
  controllers: [LessonsController],
  providers: [LessonReader],
  exports: [LessonReader],
})
export class LessonsModule {}
