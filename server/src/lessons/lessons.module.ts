import { Module } from '@nestjs/common';
import { CatalogModule, CourseOutlines } from '@server/catalog';
import { ProgressModule } from '@server/progress';
import { DataSource } from 'typeorm';
import { LessonReader } from './lesson-reader';
import { LessonsController } from './lessons.controller';

@Module({
  imports: [CatalogModule, ProgressModule],
  controllers: [LessonsController],
  providers: [
    {
      provide: LessonReader,
      inject: [DataSource, CourseOutlines],
      useFactory: (dataSource: DataSource, outlines: CourseOutlines) =>
        new LessonReader(dataSource, outlines),
    },
  ],
  exports: [LessonReader],
})
export class LessonsModule {}
