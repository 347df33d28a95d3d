import { Injectable, Optional } from '@nestjs/common';
import { type Completions, LessonProgress } from '@server/learning/progress';
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

/** A course as one learner sees it. Guests have completed nothing. */
export interface CourseView extends CourseSummary, Completions {}

/** A lesson in its course, and what the learner has completed there. */
export interface CoursePlace extends Completions {
  outline: CourseOutline;
  place: LessonPlace;
}

const NO_COMPLETIONS: Completions = {
  completed: new Set(),
  everCompleted: new Set(),
  hasBegun: false,
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
    const outline = await this.cache.byId(courseId);
    if (!outline) throw courseNotFound();
    return this.view(outline, userId ? await this.completions(userId, outline) : undefined);
  }

  /** @throws DomainError `not-found`. */
  async bySlug(slug: string): Promise<CourseView> {
    const outline = await this.cache.bySlug(slug);
    if (!outline) throw courseNotFound();
    return this.view(outline);
  }

  /** @throws DomainError `not-found`. */
  async progressByLesson(lessonId: string, userId: string): Promise<CoursePlace> {
    const outline = await this.cache.ofLesson(lessonId);
    const place = outline?.placeOf(lessonId);
    if (!outline || !place) throw lessonNotFound();
    return { outline, place, ...(await this.completions(userId, outline)) };
  }

  /** A live course with what its learner has completed, in this course and maybe in others. */
  async view(outline: CourseOutline, completions = NO_COMPLETIONS): Promise<CourseView> {
    const [numEnrolled, rating] = await Promise.all([
      this.enrollments.of(outline.course.id),
      this.ratings.of(outline.course.id),
    ]);
    return { outline, numEnrolled, rating, ...completions };
  }

  private completions(userId: string, { lessons }: CourseOutline): Promise<Completions> {
    return this.progress.completions(
      userId,
      lessons.map(({ id }) => id),
    );
  }
}
