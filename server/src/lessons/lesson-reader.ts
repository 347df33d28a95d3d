import { Injectable, Optional } from '@nestjs/common';
import {
  type CourseOutline,
  CourseOutlines,
  LessonEntity,
  type LessonPlace,
  lessonNotFound,
} from '@server/catalog';
import {
  type LessonTypeDefinition,
  type LessonTypes,
  languageOf,
  lessonTypeOf,
  lessonTypes,
} from '@shared/lesson-types';
import type { Language } from '@shared/runner/runner';
import { DataSource } from 'typeorm';

export interface OpenLesson {
  lesson: LessonEntity;
  /** The definition of the lesson's type. */
  type: LessonTypeDefinition;
  /** Of the lesson's code. */
  language: Language;
  outline: CourseOutline;
  place: LessonPlace;
}

/** Reads complete lessons of live courses, with their position in the course. */
@Injectable()
export class LessonReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outlines: CourseOutlines,
    /** Nest has none to inject, so the default applies; tests pass types of their own. */
    @Optional() private readonly types: LessonTypes = lessonTypes,
  ) {}

  /** @throws DomainError `not-found`, also for lessons that are retired or whose course isn't live. */
  async byId(lessonId: string): Promise<OpenLesson> {
    const outline = await this.outlines.ofLesson(lessonId);
    const place = outline?.placeOf(lessonId);
    const lesson = place && (await this.dataSource.getRepository(LessonEntity).findOneBy({ id: lessonId }));
    if (!outline || !place || !lesson) throw lessonNotFound();
    const language = languageOf(lesson.data, outline.course);
    return { lesson, type: lessonTypeOf(lesson.data, this.types), language, outline, place };
  }
}
