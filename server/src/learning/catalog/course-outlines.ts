import { Inject, Injectable, Optional } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { DataSource, IsNull } from 'typeorm';
import { ChapterEntity } from './chapter.entity';
import { CourseEntity } from './course.entity';
import { CourseOutline, type OutlineLesson } from './course-outline';
import { LessonEntity } from './lesson.entity';
import { ALL_LESSONS_AVAILABLE, type Availability, LessonAvailability } from './lesson-availability';

/** Another process may import content, so the cache is reloaded after this long. */
const CACHE_TTL_MS = 30_000;

/** The live courses, cached in memory: nearly every read needs them, and only an import changes them. */
@Injectable()
export class CourseOutlines {
  private cached: { until: number; outlines: Promise<CourseOutline[]> } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Optional()
    @Inject(LessonAvailability)
    private readonly availability: Availability = ALL_LESSONS_AVAILABLE,
  ) {}

  /** Call after an import. */
  forget(): void {
    this.cached = undefined;
  }

  /** Sorted by position. */
  all(): Promise<CourseOutline[]> {
    const now = this.clock.now().getTime();
    if (this.cached && this.cached.until > now) return this.cached.outlines;
    const outlines = this.load();
    this.cached = { until: now + CACHE_TTL_MS, outlines };
    // A failed read is reported to the caller and not cached for the next one.
    outlines.catch(() => this.forget());
    return outlines;
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
