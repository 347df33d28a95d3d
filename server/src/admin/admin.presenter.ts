import type { Report as StoredReport } from '@server/feedback';
import type { Totals, UserEntity } from '@server/users';
import type { AdminUser, AuditEntry, Report } from '@shared/contracts';
import { levelOfXp } from '@shared/rules/levels';
import type { AuditLine } from './audit';

export const presentUser = (user: UserEntity, { xp }: Totals): AdminUser => ({
  UUID: user.id,
  CreatedAt: user.createdAt.toISOString(),
  Handle: user.handle,
  Email: user.email,
  FirstName: user.firstName,
  LastName: user.lastName,
  IsAdmin: user.isAdmin,
  XP: xp,
  Level: levelOfXp(xp),
});

export const presentReport = (report: StoredReport): Report => ({
  UUID: report.id,
  CreatedAt: report.createdAt.toISOString(),
  Kind: report.kind,
  Text: report.text,
  Code: report.code,
  State: report.state,
  Handle: report.handle,
  Title: report.title,
  LessonUUID: report.lessonId,
  IsOutdated: report.isOutdated,
});

export const presentAuditLine = (line: AuditLine): AuditEntry => ({
  UUID: line.id,
  CreatedAt: line.createdAt.toISOString(),
  Handle: line.handle,
  Action: line.action,
  Subject: line.subject,
  Details: line.details,
});
