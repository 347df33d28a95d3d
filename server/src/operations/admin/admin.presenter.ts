import type { LastImport } from '@server/authoring/content-import';
import type { AuditLine } from '@server/operations/audit';
import type { Totals, UserEntity } from '@server/people/users';
import type {
  AdminCourse,
  AdminUser,
  AuditEntry,
  FiguresOfDay,
  getContentOverview,
  ReplyOf,
} from '@shared/contracts';
import { levelOfXp } from '@shared/rules/levels';
import type { ImportedCourse } from './content-overview';
import type { DayFigures } from './figures';
import type { ReachedLimit } from './sign-in-limit';

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
  SuspendedAt: user.suspendedAt?.toISOString() ?? null,
  EraseAt: user.eraseAt?.toISOString() ?? null,
});

export const presentAuditLine = (line: AuditLine): AuditEntry => ({
  UUID: line.id,
  CreatedAt: line.createdAt.toISOString(),
  Handle: line.handle,
  Action: line.action,
  Subject: line.subject,
  Details: line.details,
});

export const presentCourse = (course: ImportedCourse): AdminCourse => ({
  UUID: course.id,
  Slug: course.slug,
  Title: course.title,
  State: course.state,
  LastMod: course.lastMod.toISOString(),
  NumChapters: course.chapters,
  NumLessons: course.lessons,
  NumMissing: course.missing,
  NumLearners: course.learners,
  NumOpenReports: course.openReports,
});

export const presentImport = (last: LastImport | null): ReplyOf<typeof getContentOverview>['LastImport'] =>
  last && {
    At: last.at.toISOString(),
    IsImported: last.counts !== null,
    Problems: last.problems.map(({ file, line, message }) => ({ File: file, Line: line, Message: message })),
  };

export const presentDay = (figures: DayFigures): FiguresOfDay => ({
  Date: figures.day,
  NumSignUps: figures.signUps,
  NumActiveLearners: figures.activeLearners,
  NumLessonsPassed: figures.lessonsPassed,
  NumFailures: figures.failures,
});

export const presentLimit = ({ at, address, limit }: ReachedLimit) => ({
  ReachedAt: at.toISOString(),
  Address: address,
  PerMinute: limit,
});
