import { Injectable } from '@nestjs/common';
import { LessonProgress } from '@server/progress';
import type { Course, CourseOverview, CourseProgress } from '@shared/contracts';
import { courseNotFound, lessonNotFound } from './catalog.errors';
import { presentChapters, presentCourse, presentCourseOverview } from './course.presenter';
import type { CourseOutline } from './course-outline';
import { CourseOutlines } from './course-outlines';
import { Enrollments } from './enrollments';

/** Reads courses as learners see them. */
@Injectable()
export class Courses {
  constructor(
    private readonly outlines: CourseOutlines,
    private readonly progress: LessonProgress,
    private readonly enrollments: Enrollments,
  ) {}

  async overview(): Promise<CourseOverview[]> {
    const outlines = await this.outlines.all();
    return Promise.all(
      outlines.map(async (outline) =>
        presentCourseOverview(outline, { numEnrolled: await this.enrollments.of(outline.course.id) }),
      ),
    );
  }

  /** @throws DomainError `not-found`. */
  async byId(courseId: string, userId?: string): Promise<Course> {
    return this.present(await this.outlines.byId(courseId), userId);
  }

  /** @throws DomainError `not-found`. */
  async bySlug(slug: string): Promise<Course> {
    return this.present(await this.outlines.bySlug(slug));
  }

  /** @throws DomainError `not-found`. */
  async progressByLesson(lessonId: string, userId: string): Promise<CourseProgress> {
    const outline = await this.outlines.ofLesson(lessonId);
    const place = outline?.placeOf(lessonId);
    if (!outline || !place) throw lessonNotFound();
    const completed = await this.completed(userId, outline);
    return {
      CourseUUID: outline.course.id,
      ChapterUUID: place.chapter.id,
      LessonUUID: lessonId,
      NumLessons: outline.lessons.length,
      NumComplete: outline.countCompleted(completed),
      Chapters: presentChapters(outline, completed),
    };
  }

  private async present(outline: CourseOutline | undefined, userId?: string): Promise<Course> {
    if (!outline) throw courseNotFound();
    const [numEnrolled, completed] = await Promise.all([
      this.enrollments.of(outline.course.id),
      userId ? this.completed(userId, outline) : undefined,
    ]);
    return presentCourse(outline, { numEnrolled }, completed);
  }

  private completed(userId: string, { lessons }: CourseOutline): Promise<Set<string>> {
    return this.progress.completedLessonIds(
      userId,
      lessons.map(({ id }) => id),
    );
  }
}
