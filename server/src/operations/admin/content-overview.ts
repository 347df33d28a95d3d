import { Injectable } from '@nestjs/common';
import { ContentImporter, type LastImport } from '@server/authoring/content-import';
import { Reports } from '@server/community/feedback';
import { LessonAvailability } from '@server/learning/catalog';
import { DataSource } from 'typeorm';

/** A course as it was imported. */
export interface ImportedCourse {
  id: string;
  slug: string;
  title: string;
  state: 'live' | 'draft' | 'removed';
  lastMod: Date;
  chapters: number;
  lessons: number;
  /** Of the lessons, those that this server can't offer. */
  missing: number;
  /** Who have started it. */
  learners: number;
  /** About it, its lessons and spellbook pages: those that aren't done. */
  openReports: number;
}

/** The courses in the database, and how the last import of this process went. */
@Injectable()
export class ContentOverview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly importer: ContentImporter,
    private readonly reports: Reports,
    private readonly availability: LessonAvailability,
  ) {}

  /** Null in a process that imports nothing, and before the first import is done. */
  get lastImport(): LastImport | null {
    return this.importer.lastImport;
  }

  /** Those that learners see come first, in their order. */
  async courses(): Promise<ImportedCourse[]> {
    const missing = await this.missingLessons();
    const rows: Array<Record<string, unknown>> = await this.dataSource.sql`
      SELECT courses.id, courses.slug, courses.title, courses.status, courses.retired_at, courses.last_mod,
        (SELECT COUNT(*) FROM chapters
          WHERE chapters.course_id = courses.id AND chapters.retired_at IS NULL) AS chapters,
        (SELECT COUNT(*) FROM lessons
          WHERE lessons.course_id = courses.id AND lessons.retired_at IS NULL) AS lessons,
        (SELECT COUNT(DISTINCT exercise_progress.user_id) FROM exercise_progress
          JOIN lessons ON lessons.id = exercise_progress.exercise_id
          WHERE exercise_source = 'lesson' AND lessons.course_id = courses.id) AS learners
      FROM courses ORDER BY courses.position, courses.id`;
    const openReports = await this.reports.countOpen();
    const courses = rows.map((row) => ({
      id: String(row.id),
      slug: String(row.slug),
      title: String(row.title),
      state: row.retired_at === null ? (row.status as 'live' | 'draft') : ('removed' as const),
      lastMod: new Date(Number(row.last_mod)),
      chapters: Number(row.chapters),
      lessons: Number(row.lessons),
      missing: missing.get(String(row.id)) ?? 0,
      learners: Number(row.learners),
      openReports: openReports.get(String(row.id)) ?? 0,
    }));
    return ['live', 'draft', 'removed'].flatMap((state) =>
      courses.filter((course) => course.state === state),
    );
  }

  /** How many lessons of each course need what this server doesn't have. */
  private async missingLessons(): Promise<Map<string, number>> {
    const counts: Array<Record<string, unknown>> = await this.dataSource.sql`
      SELECT course_id, type, COUNT(*) AS total FROM lessons WHERE retired_at IS NULL GROUP BY course_id, type`;
    const missing = new Map<string, number>();
    for (const { course_id: courseId, type, total } of counts) {
      if (this.availability.missingFor(String(type)) === undefined) continue;
      missing.set(String(courseId), (missing.get(String(courseId)) ?? 0) + Number(total));
    }
    return missing;
  }
}
