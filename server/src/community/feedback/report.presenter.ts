import type { Report as ReportReply } from '@shared/contracts';
import type { Report } from './report-rows';

export const presentReport = (report: Report): ReportReply => ({
  UUID: report.id,
  CreatedAt: report.createdAt.toISOString(),
  Kind: report.kind,
  Text: report.text,
  Code: report.code,
  Status: report.status,
  IsAccepted: report.isAccepted,
  Handle: report.handle,
  Title: report.title,
  LessonUUID: report.lessonId,
  PageSlug: report.pageSlug,
  CourseSlug: report.courseSlug,
  CourseTitle: report.courseTitle,
  IsOutdated: report.isOutdated,
});
