import { Injectable } from '@nestjs/common';
import { ContentImporter, type LastImport } from '@server/content-import';
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
  /** Who have started it. */
  learners: number;
  /** About its lessons and spellbook pages. */
  openReports: number;
}

/** The courses in the database, and how the last import of this process went. */
@Injectable()
export class ContentOverview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly importer: ContentImporter,
  ) {}

  /** Null in a process that imports nothing, and before the first import is done. */
  get lastImport(): LastImport | null {
    return this.importer.lastImport;
  }

  /** Those that learners see come first, in their order. */
  async courses(): Promise<ImportedCourse[]> {
    const rows: Array<Record<string, unknown>> = await this.dataSource.sql`
      SELECT courses.id, courses.slug, courses.title, courses.status, courses.retired_at, courses.last_mod,
        (SELECT COUNT(*) FROM chapters
          WHERE chapters.course_id = courses.id AND chapters.retired_at IS NULL) AS chapters,
        (SELECT COUNT(*) FROM lessons
          WHERE lessons.course_id = courses.id AND lessons.retired_at IS NULL) AS lessons,
        (SELECT COUNT(DISTINCT lesson_progress.user_id) FROM lesson_progress
          JOIN lessons ON lessons.id = lesson_progress.lesson_id
          WHERE lessons.course_id = courses.id) AS learners,
        (SELECT COUNT(*) FROM feedback
          LEFT JOIN report_decisions ON report_decisions.feedback_id = feedback.id
          LEFT JOIN lessons ON feedback.kind = 'lesson' AND lessons.id = feedback.subject_id
          LEFT JOIN spellbook_pages ON feedback.kind = 'spellbook' AND spellbook_pages.id = feedback.subject_id
          WHERE report_decisions.feedback_id IS NULL
            AND COALESCE(lessons.course_id, spellbook_pages.course_id) = courses.id) AS open_reports
      FROM courses ORDER BY courses.position, courses.id`;
    const courses = rows.map((row) => ({
      id: String(row.id),
      slug: String(row.slug),
      title: String(row.title),
      state: row.retired_at === null ? (row.status as 'live' | 'draft') : ('removed' as const),
      lastMod: new Date(Number(row.last_mod)),
      chapters: Number(row.chapters),
      lessons: Number(row.lessons),
      learners: Number(row.learners),
      openReports: Number(row.open_reports),
    }));
    return ['live', 'draft', 'removed'].flatMap((state) =>
      courses.filter((course) => course.state === state),
    );
  }
}
