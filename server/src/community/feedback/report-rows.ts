import type { ReportStatus } from './report-state.entity';

export type ReportKind = 'lesson' | 'spellbook' | 'review';

/** What somebody wrote to the people who run the site. */
export interface Report {
  id: string;
  createdAt: Date;
  kind: ReportKind;
  text: string;
  code: string | null;
  status: ReportStatus;
  isAccepted: boolean;
  /** The learner's handle; null for a guest. */
  handle: string | null;
  /** Of the lesson, page or course; null if it no longer exists. */
  title: string | null;
  /** The lesson to open: of a page, the one that it belongs to. */
  lessonId: string | null;
  pageSlug: string | null;
  courseSlug: string | null;
  courseTitle: string | null;
  /** The text was changed after the learner saw it. */
  isOutdated: boolean;
}

/**
 * SQL for all reports: feedback, and the private texts of reviews. Feedback to a spellbook page goes by the page's id or
 * its lesson's. A private text that was written anew is new again; what was accepted before stays so.
 */
export const REPORT_ROWS = `
  SELECT feedback.id, feedback.created_at AS created_at, feedback.kind AS kind, feedback.text AS text,
    feedback.code AS code, feedback.user_id AS user_id,
    COALESCE(report_states.status, 'new') AS status, COALESCE(is_accepted, FALSE) AS is_accepted,
    COALESCE(spellbook_pages.title, lessons.title) AS title,
    COALESCE(spellbook_pages.lesson_id, lessons.id) AS lesson_id,
    spellbook_pages.slug AS page_slug,
    COALESCE(spellbook_pages.course_id, lessons.course_id) AS course_id,
    subject_version, COALESCE(spellbook_pages.last_mod, lessons.last_mod) AS last_mod
  FROM feedback
  LEFT JOIN report_states ON report_id = feedback.id
  LEFT JOIN lessons ON lessons.id = subject_id
  LEFT JOIN spellbook_pages ON feedback.kind = 'spellbook' AND spellbook_pages.id = subject_id
  UNION ALL
  SELECT reviews.id, private_review_at, 'review', private_review, NULL, reviews.user_id,
    CASE WHEN private_review_at > COALESCE(changed_at, 0) THEN 'new' ELSE report_states.status END,
    COALESCE(is_accepted, FALSE), courses.title, NULL, NULL, reviews.course_id, 0, 0
  FROM reviews
  LEFT JOIN report_states ON report_id = reviews.id
  LEFT JOIN courses ON courses.id = reviews.course_id
  WHERE private_review <> ''`;

/** From a row of REPORT_ROWS, with the learner's handle and the course. */
export const toReport = (row: Record<string, unknown>): Report => ({
  id: String(row.id),
  createdAt: new Date(Number(row.created_at)),
  kind: row.kind as ReportKind,
  text: String(row.text),
  code: row.code as string | null,
  status: row.status as ReportStatus,
  isAccepted: Boolean(row.is_accepted),
  handle: row.handle as string | null,
  title: row.title as string | null,
  lessonId: row.lesson_id as string | null,
  pageSlug: row.page_slug as string | null,
  courseSlug: row.course_slug as string | null,
  courseTitle: row.course_title as string | null,
  isOutdated: Number(row.last_mod ?? 0) > Number(row.subject_version),
});
