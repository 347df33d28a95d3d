import { Injectable, Optional } from '@nestjs/common';
import { LessonProgress } from '@server/progress';
import { courseNotFound, lessonNotFound } from './catalog.errors';
import type { CourseOutline, LessonPlace } from './course-outline';
import { CourseOutlines } from './course-outlines';
import { type CourseRating, CourseRatings, NO_RATING } from './course-ratings';
import { Enrollments } from './enrollments';

export interface CourseSummary {
  outline: CourseOutline;
  numEnrolled: number;
  rating: CourseRating;
}

/** A course as one learner sees it. */
export interface CourseView extends CourseSummary {
  /** Ids of its completed lessons; empty for guests. */
  completed: ReadonlySet<string>;
  /** Ids of the lessons that were ever completed, also before a reset. */
  everCompleted: ReadonlySet<string>;
}

/** A lesson in its course, and what the learner has completed there. */
export interface CoursePlace {
  outline: CourseOutline;
  place: LessonPlace;
  completed: ReadonlySet<string>;
  everCompleted: ReadonlySet<string>;
}

const NO_COMPLETIONS: Pick<CourseView, 'completed' | 'everCompleted'> = {
  completed: new Set(),
  everCompleted: new Set(),
};

/** Reads courses as learners see them. */
@Injectable()
export class Courses {
  constructor(
    private readonly cache: CourseOutlines,
    private readonly progress: LessonProgress,
    private readonly enrollments: Enrollments,
    @Optional() private readonly ratings: CourseRatings = { of: async () => NO_RATING },
  ) {}

  outlines(): Promise<CourseOutline[]> {
    return this.cache.all();
  }

  async overview(): Promise<CourseSummary[]> {
    const outlines = await this.cache.all();
    return Promise.all(
      outlines.map(async (outline) => ({
        outline,
        numEnrolled: await this.enrollments.of(outline.course.id),
        rating: await this.ratings.of(outline.course.id),
      })),
    );
  }

  /** @throws DomainError `not-found`. */
  async byId(courseId: string, userId?: string): Promise<CourseView> {
    return this.view(await this.cache.byId(courseId), userId);
  }

  /** @throws DomainError `not-found`. */
  async bySlug(slug: string): Promise<CourseView> {
    return this.view(await this.cache.bySlug(slug));
  }

  /** @throws DomainError `not-found`. */
  async progressByLesson(lessonId: string, userId: string): Promise<CoursePlace> {
    const outline = await this.cache.ofLesson(lessonId);
    const place = outline?.placeOf(lessonId);
    if (!outline || !place) throw lessonNotFound();
    return { outline, place, ...(await this.completions(userId, outline)) };
  }

  private async view(outline: CourseOutline | undefined, userId?: string): Promise<CourseView> {
    if (!outline) throw courseNotFound();
    const [numEnrolled, rating, completions] = await Promise.all([
      this.enrollments.of(outline.course.id),
      this.ratings.of(outline.course.id),
      userId ? this.completions(userId, outline) : NO_COMPLETIONS,
    ]);
    return { outline, numEnrolled, rating, ...completions };
  }

  private async completions(userId: string, { lessons }: CourseOutline): Promise<typeof NO_COMPLETIONS> {
    const ids = lessons.map(({ id }) => id);
    const [completed, everCompleted] = await Promise.all([
      this.progress.completedLessonIds(userId, ids),
      this.progress.everCompletedLessonIds(userId, ids),
    ]);
    return { completed, everCompleted };
  }
}
