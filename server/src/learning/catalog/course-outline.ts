import type { MissingService } from '@shared/contracts';
import { DEFAULT_LOCALE, type Locale, type TranslationLocale } from '@shared/locales';
import type { ChapterEntity } from './chapter.entity';
import type { CourseEntity } from './course.entity';
import { type KnownChapters, NONE_KNOWN } from './known-chapters';
import type { LessonEntity } from './lesson.entity';

/** A lesson without its text and answers. */
export type OutlineLesson = Pick<
  LessonEntity,
  | 'id'
  | 'slug'
  | 'title'
  | 'titles'
  | 'type'
  | 'difficulty'
  | 'minutes'
  | 'chapterId'
  | 'courseId'
  | 'position'
> & {
  /** What this server would need to offer it. */
  missing?: MissingService | undefined;
};

export interface OutlineChapter {
  chapter: ChapterEntity;
  lessons: OutlineLesson[];
}

/** A live course as learners see it: chapters and lessons in their order. */
export class CourseOutline {
  /** Every lesson of the course, in order. */
  readonly lessons: readonly OutlineLesson[];
  /** Those that this server can offer, in order: they make the course complete. */
  readonly countedLessons: readonly OutlineLesson[];
  /** Whether anything of it is in another language. */
  readonly isTranslated: boolean;
  private readonly translated = new Map<TranslationLocale, CourseOutline>();

  constructor(
    readonly course: CourseEntity,
    readonly chapters: readonly OutlineChapter[],
    /** The language of the course's own texts; lessons may still be in English. */
    readonly locale: Locale = DEFAULT_LOCALE,
  ) {
    this.lessons = chapters.flatMap((chapter) => chapter.lessons);
    this.countedLessons = this.lessons.filter(({ missing }) => missing === undefined);
    this.isTranslated = Boolean(course.translations ?? chapters.find(({ chapter }) => chapter.translations));
  }

  /** The same course in another language: each text as far as it's translated. */
  in(locale: Locale): CourseOutline {
    if (locale === DEFAULT_LOCALE) return this;
    const known = this.translated.get(locale);
    if (known) return known;
    const chapters = this.chapters.map(({ chapter, lessons }) => ({
      chapter: { ...chapter, ...chapter.translations?.[locale] },
      lessons: lessons.map((lesson) => ({ ...lesson, title: lesson.titles?.[locale] ?? lesson.title })),
    }));
    const texts = this.course.translations?.[locale];
    const outline = new CourseOutline(
      { ...this.course, ...texts },
      chapters,
      texts ? locale : DEFAULT_LOCALE,
    );
    this.translated.set(locale, outline);
    return outline;
  }

  /** A lesson's position; undefined for a lesson of another course. Numbers count from 1. */
  placeOf(lessonId: string): LessonPlace | undefined {
    const at = this.lessons.findIndex((lesson) => lesson.id === lessonId);
    const lesson = this.lessons[at];
    if (!lesson) return undefined;
    const chapterAt = this.chapters.findIndex(({ chapter }) => chapter.id === lesson.chapterId);
    const { chapter, lessons } = this.chapters[chapterAt]!;
    return {
      lesson,
      chapter,
      chapterNumber: chapterAt + 1,
      lessonNumber: lessons.indexOf(lesson) + 1,
      previousId: this.lessons[at - 1]?.id ?? null,
      nextId: this.lessons[at + 1]?.id ?? null,
    };
  }

  /**
   * The lesson to continue with: the first incomplete one, otherwise the first (docs/app.md). Until the learner has
   * completed one, it's after the chapters that they know (docs/placement.md).
   */
  nextLesson(completed: ReadonlySet<string>, known: KnownChapters = NONE_KNOWN): OutlineLesson | undefined {
    const chapters = known.get(this.course.id);
    const isBegun = chapters === undefined || this.countedLessons.some(({ id }) => completed.has(id));
    const lessons = isBegun
      ? this.countedLessons
      : this.countedLessons.filter(({ chapterId }) => !chapters.has(chapterId));
    return lessons.find((lesson) => !completed.has(lesson.id)) ?? lessons[0] ?? this.lessons[0];
  }

  countCompleted(completed: ReadonlySet<string>): number {
    return this.countedLessons.filter((lesson) => completed.has(lesson.id)).length;
  }
}

export interface LessonPlace {
  lesson: OutlineLesson;
  chapter: ChapterEntity;
  chapterNumber: number;
  lessonNumber: number;
  previousId: string | null;
  nextId: string | null;
}
