import { Injectable } from '@nestjs/common';
import { LessonEntity } from '@server/learning/catalog';
import { DataSource } from 'typeorm';

/** What learners can read in a course, in every language: an answer that copies it isn't the learner's own. */
@Injectable()
export class CourseTexts {
  constructor(private readonly dataSource: DataSource) {}

  /** In Markdown, one for each lesson and translation. */
  async in(courseId: string): Promise<string[]> {
    const pages = await this.dataSource.getRepository(LessonEntity).find({
      select: { id: true, prose: true, translations: true },
      where: { courseId },
    });
    return pages
      .flatMap(({ prose, translations }) => [
        prose,
        ...Object.values(translations ?? {}).map((one) => one.prose),
      ])
      .filter((text) => text !== null);
  }
}
