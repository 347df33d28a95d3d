import { Injectable } from '@nestjs/common';
import type { TeacherContent } from '@shared/content/teacher-file';
import { teacherNotFound } from './catalog.errors';
import { CourseOutlines } from './course-outlines';
import { type CourseSummary, Courses } from './courses';

/** Somebody who wrote at least one live course. */
export interface Teacher extends TeacherContent {
  courseIds: string[];
}

/** Reads teachers, in the order of their courses. */
@Injectable()
export class Teachers {
  constructor(
    private readonly outlines: CourseOutlines,
    private readonly courses: Courses,
  ) {}

  async all(): Promise<Teacher[]> {
    const teachers = new Map<string, Teacher>();
    for (const { course } of await this.outlines.all())
      for (const teacher of course.teachers ?? []) {
        const known = teachers.get(teacher.uuid);
        if (known) known.courseIds.push(course.id);
        else teachers.set(teacher.uuid, { ...teacher, courseIds: [course.id] });
      }
    return [...teachers.values()];
  }

  /** @throws DomainError `not-found`. */
  async coursesOf(slug: string): Promise<CourseSummary[]> {
    const teacher = (await this.all()).find((each) => each.slug === slug);
    if (!teacher) throw teacherNotFound();
    const courses = await this.courses.overview();
    return courses.filter(({ outline }) => teacher.courseIds.includes(outline.course.id));
  }
}
