import { Injectable } from '@nestjs/common';
import { LessonProgress } from '@server/progress';
import { courseNotFound, lessonNotFound } from './catalog.errors';
import type { CourseOutline, LessonPlace } from './course-outline';
import { CourseOutlines } from './course-outlines';
import { Enrollments } from './enrollments';

export interface CourseSummary {
  outline: CourseOutline;
  numEnrolled: number;
}

/** A course as one learner sees it. */
export interface CourseView extends CourseSummary {
  /** Ids of its completed lessons; empty for guests. */
  completed: ReadonlySet<string>;
}

/** A lesson in its course, and what the learner has completed there. */
export interface CoursePlace {
  outline: CourseOutline;
  place: LessonPlace;
  completed: ReadonlySet<string>;
}

/** Reads courses as learners see them. */
@Injectable()
export class Courses {
  constructor(
    private readonly cache: CourseOutlines,
    private readonly progress: LessonProgress,
    private readonly enrollments: Enrollments,
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
    return { outline, place, completed: await this.completed(userId, outline) };
  }

  private async view(outline: CourseOutline | undefined, userId?: string): Promise<CourseView> {
    if (!outline) throw courseNotFound();
    const [numEnrolled, completed] = await Promise.all([
      this.enrollments.of(outline.course.id),
      userId ? this.completed(userId, outline) : new Set<string>(),
    ]);
    return { outline, numEnrolled, completed };
  }

  private completed(userId: string, { lessons }: CourseOutline): Promise<Set<string>> {
    return this.progress.completedLessonIds(
      userId,
      lessons.map(({ id }) => id),
    );
  }
}
