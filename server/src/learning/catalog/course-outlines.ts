import { Inject, Injectable, Optional } from '@nestjs/common';
import { CachedValue } from '@server/platform/cache';
import { Clock } from '@server/platform/clock';
import { DataSource, IsNull } from 'typeorm';
import { ChapterEntity } from './chapter.entity';
import { CourseEntity } from './course.entity';
import { CourseOutline, type OutlineLesson } from './course-outline';
import { LessonEntity } from './lesson.entity';
import { ALL_LESSONS_AVAILABLE, type Availability, LessonAvailability } from './lesson-availability';

/** Without Redis, another process may import content, so the cache is reloaded after this long. */
const MAX_AGE_MS = 30_000;

/** Announced (platform/cache) after an import that changed anything, for all that's kept of content. */
export const CONTENT = 'content';

/** The live courses, cached in memory: nearly every read needs them, and only an import changes them. */
@Injectable()
export class CourseOutlines {
  private readonly cache: CachedValue<CourseOutline[]>;

  constructor(
    private readonly dataSource: DataSource,
    clock: Clock,
    @Optional()
    @Inject(LessonAvailability)
    private readonly availability: Availability = ALL_LESSONS_AVAILABLE,
  ) {
    this.cache = new CachedValue({ clock, maxAgeMs: MAX_AGE_MS, load: () => this.load() });
  }

  /** After an import. */
  forget(): void {
    this.cache.drop();
  }

  /** Sorted by position. */
  all(): Promise<CourseOutline[]> {
    return this.cache.get();
  }

  async byId(courseId: string): Promise<CourseOutline | undefined> {
    return (await this.all()).find(({ course }) => course.id === courseId);
  }

  async bySlug(slug: string): Promise<CourseOutline | undefined> {
    return (await this.all()).find(({ course }) => course.slug === slug);
  }

  /** The course that a lesson belongs to. */
  async ofLesson(lessonId: string): Promise<CourseOutline | undefined> {
    return (await this.all()).find(({ lessons }) => lessons.some((lesson) => lesson.id === lessonId));
  }

  private async load(): Promise<CourseOutline[]> {
    const inOrder = { where: { retiredAt: IsNull() }, order: { position: 'ASC', id: 'ASC' } } as const;
    const [courses, chapters, lessons] = await Promise.all([
      this.dataSource.getRepository(CourseEntity).find({
        where: { retiredAt: IsNull(), status: 'live' },
        order: { position: 'ASC', id: 'ASC' },
      }),
      this.dataSource.getRepository(ChapterEntity).find(inOrder),
      this.outlineLessons(),
    ]);
    const lessonsOf = Map.groupBy(lessons, (lesson) => lesson.chapterId);
    const chaptersOf = Map.groupBy(chapters, (chapter) => chapter.courseId);
    return courses.map(
      (course) =>
        new CourseOutline(
          course,
          (chaptersOf.get(course.id) ?? []).map((chapter) => ({
            chapter,
            lessons: lessonsOf.get(chapter.id) ?? [],
          })),
        ),
    );
  }

  private async outlineLessons(): Promise<OutlineLesson[]> {
    const lessons: OutlineLesson[] = await this.dataSource.getRepository(LessonEntity).find({
      select: {
        id: true,
        slug: true,
        title: true,
        titles: true,
        type: true,
        difficulty: true,
        minutes: true,
        chapterId: true,
        courseId: true,
        position: true,
      },
      where: { retiredAt: IsNull() },
      order: { position: 'ASC', id: 'ASC' },
    });
    return lessons.map((lesson) => ({ ...lesson, missing: this.availability.missingFor(lesson.type) }));
  }
}
