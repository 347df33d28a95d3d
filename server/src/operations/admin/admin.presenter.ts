import type { LastImport } from '@server/authoring/content-import';
import type { Report as StoredReport } from '@server/community/feedback';
import type { QuestUse } from '@server/game/quests';
import type { Totals, UserEntity } from '@server/people/users';
import type {
  AdminCourse,
  AdminQuest,
  AdminUser,
  AuditEntry,
  FiguresOfDay,
  getContentOverview,
  ReplyOf,
  Report,
} from '@shared/contracts';
import { levelOfXp } from '@shared/rules/levels';
import { questDaysOf, SIGN_UP_BOARD } from '@shared/rules/quests';
import type { AuditLine } from './audit';
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

export const presentReport = (report: StoredReport): Report => ({
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

export const presentAuditLine = (line: AuditLine): AuditEntry => ({
  UUID: line.id,
  CreatedAt: line.createdAt.toISOString(),
  Handle: line.handle,
  Action: line.action,
  Subject: line.subject,
  Details: line.details,
});

export const presentQuest = ({ quest, isOn, accepted, completed }: QuestUse): AdminQuest => ({
  UUID: quest.id,
  Description: quest.description,
  Difficulty: quest.difficulty,
  Days: questDaysOf(quest.difficulty),
  IsOn: isOn,
  IsForNewcomers: SIGN_UP_BOARD.includes(quest),
  NumAccepted: accepted,
  NumCompleted: completed,
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
