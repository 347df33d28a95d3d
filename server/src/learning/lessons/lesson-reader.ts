import { Injectable, Optional } from '@nestjs/common';
import {
  type CourseOutline,
  CourseOutlines,
  LessonEntity,
  type LessonPlace,
  lessonNotFound,
} from '@server/learning/catalog';
import type { LocaleChoice } from '@server/learning/exercises';
import {
  type LessonTypeDefinition,
  type LessonTypes,
  languageOf,
  lessonTypeOf,
  lessonTypes,
  translatedData,
} from '@shared/lesson-types';
import { DEFAULT_LOCALE, type Locale } from '@shared/locales';
import type { Language } from '@shared/runner/runner';
import { DataSource } from 'typeorm';

/** What guests and crawlers may see of every live lesson: its title, its text, its place in the course. */
export interface PublicPart {
  lesson: Omit<LessonEntity, 'data'>;
  outline: CourseOutline;
  place: LessonPlace;
  /** Of its texts. */
  locale: Locale;
}

/** What's worked with: starter files, tests and solutions. For those that the lesson is open to. */
export interface MembersPart {
  lesson: Pick<LessonEntity, 'data'>;
  /** The definition of the lesson's type. */
  type: LessonTypeDefinition;
  /** Of the lesson's code. */
  language: Language;
}

export interface OpenLesson extends PublicPart, MembersPart {
  lesson: LessonEntity;
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

  /**
   * In a language, as far as it's translated to that.
   * @throws DomainError `not-found`, also for lessons that are retired or whose course isn't live.
   */
  async byId(lessonId: string, choice: LocaleChoice = DEFAULT_LOCALE): Promise<OpenLesson> {
    const outline = await this.outlines.ofLesson(lessonId);
    const place = outline?.placeOf(lessonId);
    const lesson = place && (await this.dataSource.getRepository(LessonEntity).findOneBy({ id: lessonId }));
    if (!outline || !place || !lesson) throw lessonNotFound();
    const language = languageOf(lesson.data, outline.course);
    const open: OpenLesson = {
      lesson,
      type: lessonTypeOf(lesson.data, this.types),
      language,
      outline,
      place,
      locale: DEFAULT_LOCALE,
    };
    if (choice === DEFAULT_LOCALE || !(lesson.translations || outline.isTranslated)) return open;
    return translated(open, typeof choice === 'string' ? choice : await choice());
  }
}

/** The answers, tests and rewards stay the same: only what's shown changes. */
function translated(open: OpenLesson, locale: Locale): OpenLesson {
  if (locale === DEFAULT_LOCALE) return open;
  const outline = open.outline.in(locale);
  const place = outline.placeOf(open.lesson.id) ?? open.place;
  const texts = open.lesson.translations?.[locale];
  if (!texts) return { ...open, outline, place };
  const lesson: LessonEntity = {
    ...open.lesson,
    title: texts.title,
    task: texts.task ?? open.lesson.task,
    prose: texts.prose ?? open.lesson.prose,
    data: translatedData(open.type, open.lesson.data, texts.fields),
  };
  return { ...open, lesson, outline, place, locale };
}
