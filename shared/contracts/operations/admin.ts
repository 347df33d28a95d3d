import { z } from 'zod';
import { QUEST_DIFFICULTIES } from '../../rules/quests';
import { fieldMessage } from '../../texts/fields';
import { emptyReply, idParams, instant, uuid } from '../common';
import { endpoint } from '../endpoint';
import { plainText } from '../plain-text';
import { MAX_ANNOUNCEMENT } from '../text-limits';

const area = 'admin';
/** All of these are a 403 for everybody who isn't an admin. */
const errors = [403];
/** The last id of the page before; without it, the first page. */
const after = uuid.optional();

export const adminUser = z.strictObject({
  UUID: uuid,
  CreatedAt: instant,
  Handle: z.string(),
  Email: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  IsAdmin: z.boolean(),
  XP: z.number().int(),
  Level: z.number().int(),
  SuspendedAt: instant.nullable(),
  EraseAt: instant.nullable().describe('When it’s deleted for good, unless that’s taken back.'),
});
export type AdminUser = z.infer<typeof adminUser>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  auth: 'user',
  area,
  summary: 'Accounts whose handle, email or name contains a text, 50 at a time, the newest first.',
  query: z.object({ search: z.string().trim().max(200).optional(), after }),
  reply: z.strictObject({ Users: z.array(adminUser), HasMore: z.boolean() }),
  errors,
});

export const exportUsers = endpoint({
  method: 'GET',
  path: '/admin/users_export',
  auth: 'user',
  area,
  summary: 'All accounts as CSV, the oldest first.',
  reply: z.never(),
  binaryReply: 'text/csv; charset=utf-8',
  errors: [...errors, 429],
});

const figuresOfDay = z.strictObject({
  Date: z.iso.date().describe('In UTC.'),
  NumSignUps: z.number().int(),
  NumActiveLearners: z.number().int().describe('Who have submitted anything.'),
  NumLessonsPassed: z.number().int().describe('First successes.'),
  NumFailures: z.number().int().describe('Submissions that failed.'),
});
export type FiguresOfDay = z.infer<typeof figuresOfDay>;

export const getFigures = endpoint({
  method: 'GET',
  path: '/admin/figures',
  auth: 'user',
  area,
  summary: 'What happened on each of the last 14 days, today included, the oldest first.',
  reply: z.strictObject({
    Days: z.array(figuresOfDay),
    SignInLimit: z
      .strictObject({ ReachedAt: instant, Address: z.string(), PerMinute: z.number().int() })
      .nullable()
      .describe('The last time this process refused sign-ups or sign-ins because one address had too many.'),
  }),
  errors,
});

export const changeAdmin = endpoint({
  method: 'PUT',
  path: '/admin/users/{id}/admin',
  auth: 'user',
  area,
  summary: 'Makes an account an admin, or stops it from being one.',
  params: idParams,
  body: z.object({ isAdmin: z.boolean() }),
  reply: emptyReply,
  errors: [...errors, 404, 409],
});

const reportStatus = z.enum(['new', 'read', 'done']);
const reportKind = z.enum(['lesson', 'spellbook', 'review']);

const report = z.strictObject({
  UUID: uuid,
  CreatedAt: instant,
  Kind: reportKind.describe('review: the private text of a course’s review.'),
  Text: z.string(),
  Code: z.string().nullable(),
  Status: reportStatus,
  IsAccepted: z.boolean(),
  Handle: z.string().nullable().describe('Null for a guest.'),
  Title: z.string().nullable().describe('Of the lesson, page or course; null if it’s gone.'),
  LessonUUID: uuid.nullable(),
  PageSlug: z.string().nullable().describe('Of the spellbook.'),
  CourseSlug: z.string().nullable(),
  CourseTitle: z.string().nullable(),
  IsOutdated: z.boolean().describe('Whether the text was changed after the learner saw it.'),
});
export type Report = z.infer<typeof report>;

export const listReports = endpoint({
  method: 'GET',
  path: '/admin/reports',
  auth: 'user',
  area,
  summary: 'What learners wrote about the content, 50 at a time, the newest first.',
  query: z.object({
    status: reportStatus.optional(),
    kind: reportKind.optional(),
    course: uuid.optional(),
    after,
  }),
  reply: z.strictObject({ Reports: z.array(report), HasMore: z.boolean() }),
  errors,
});

export const countNewReports = endpoint({
  method: 'GET',
  path: '/admin/reports/new',
  auth: 'user',
  area,
  summary: 'How many reports nobody has read yet.',
  reply: z.strictObject({ Count: z.number().int() }),
  errors,
});

export const changeReport = endpoint({
  method: 'PUT',
  path: '/admin/reports/{id}',
  auth: 'user',
  area,
  summary: 'Whether a report is new, read or done, and whether it’s accepted, which is worth karma once.',
  params: idParams,
  body: z.object({ status: reportStatus, isAccepted: z.boolean() }),
  reply: emptyReply,
  errors: [...errors, 404],
});

const adminBoss = z.strictObject({ Slug: z.string(), Name: z.string() });

export const listBosses = endpoint({
  method: 'GET',
  path: '/admin/bosses',
  auth: 'user',
  area,
  summary: 'All bosses, and until when one is being fought.',
  reply: z.strictObject({ Bosses: z.array(adminBoss), FightEndsAt: instant.nullable() }),
  errors,
});

export const startBoss = endpoint({
  method: 'POST',
  path: '/admin/bosses/{slug}/start',
  auth: 'user',
  area,
  summary: 'Starts a fight now.',
  params: z.object({ slug: z.string().max(100) }),
  reply: emptyReply,
  errors: [...errors, 404, 409],
});

const adminQuest = z.strictObject({
  UUID: uuid,
  Description: z.string(),
  Difficulty: z.enum(QUEST_DIFFICULTIES),
  Days: z.enum(['every-day', 'weekdays', 'weekends']).describe('When it can be on a board.'),
  IsOn: z.boolean(),
  IsForNewcomers: z.boolean().describe('People who sign up can choose it, also while it’s off.'),
  NumAccepted: z.number().int().describe('In the last 30 days.'),
  NumCompleted: z.number().int().describe('Of those.'),
});
export type AdminQuest = z.infer<typeof adminQuest>;

export const listQuests = endpoint({
  method: 'GET',
  path: '/admin/quests',
  auth: 'user',
  area,
  summary: 'All daily quests, when they can be on a board, and how often they’re taken.',
  reply: z.strictObject({ Quests: z.array(adminQuest) }),
  errors,
});

export const switchQuest = endpoint({
  method: 'PUT',
  path: '/admin/quests/{id}',
  auth: 'user',
  area,
  summary: 'Takes a quest off the daily boards, or puts it back. Accepted ones go on.',
  params: idParams,
  body: z.object({ isOn: z.boolean() }),
  reply: emptyReply,
  errors: [...errors, 409],
});

const adminCourse = z.strictObject({
  UUID: uuid,
  Slug: z.string(),
  Title: z.string(),
  State: z.enum(['live', 'draft', 'removed']),
  LastMod: instant,
  NumChapters: z.number().int(),
  NumLessons: z.number().int(),
  NumMissing: z.number().int().describe('Lessons that this server can’t offer, which don’t count.'),
  NumLearners: z.number().int().describe('Who have started it.'),
  NumOpenReports: z.number().int(),
});
export type AdminCourse = z.infer<typeof adminCourse>;

const lastImport = z.strictObject({
  At: instant,
  IsImported: z.boolean().describe('False if what was loaded before stays.'),
  Problems: z.array(z.strictObject({ File: z.string(), Line: z.number().int(), Message: z.string() })),
});

export const getContentOverview = endpoint({
  method: 'GET',
  path: '/admin/content',
  auth: 'user',
  area,
  summary: 'The courses as they were imported, and how the last import went.',
  reply: z.strictObject({
    Courses: z.array(adminCourse),
    LastImport: lastImport.nullable().describe('Null on a server that leaves importing to another one.'),
  }),
  errors,
});

const outage = z.strictObject({ StartedAt: instant, EndedAt: instant });

export const listOutages = endpoint({
  method: 'GET',
  path: '/admin/outages',
  auth: 'user',
  area,
  summary: 'The newest 50 times without the service. Streaks don’t break in them.',
  reply: z.strictObject({ Outages: z.array(outage) }),
  errors,
});

export const addOutage = endpoint({
  method: 'POST',
  path: '/admin/outages',
  auth: 'user',
  area,
  summary: 'Declares an outage that the server couldn’t notice itself, such as one of the network.',
  body: z.object({ startedAt: instant, endedAt: instant }),
  reply: emptyReply,
  errors,
});

const announcement = z.strictObject({
  UUID: uuid,
  CreatedAt: instant,
  Text: z.string(),
  IsSent: z.boolean().describe('Whether everybody has it by now.'),
});
export type AdminAnnouncement = z.infer<typeof announcement>;

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/admin/announcements',
  auth: 'user',
  area,
  summary: 'What was announced, 50 at a time, the newest first.',
  query: z.object({ after }),
  reply: z.strictObject({ Announcements: z.array(announcement), HasMore: z.boolean() }),
  errors,
});

export const announce = endpoint({
  method: 'POST',
  path: '/admin/announcements',
  auth: 'user',
  area,
  summary: 'Notifies everybody. The same id again does nothing.',
  body: z.object({
    id: uuid,
    text: plainText(MAX_ANNOUNCEMENT, fieldMessage('field.long-announcement', { max: MAX_ANNOUNCEMENT })).min(
      1,
      fieldMessage('field.no-words'),
    ),
  }),
  reply: emptyReply,
  errors,
});

const vimListEntry = z.strictObject({
  Email: z.string(),
  JoinedAt: instant,
  Handle: z.string().nullable().describe('Null for somebody who wasn’t signed in.'),
});
export type VimListEntry = z.infer<typeof vimListEntry>;

export const listVimList = endpoint({
  method: 'GET',
  path: '/admin/vim_list',
  auth: 'user',
  area,
  summary: 'Everybody who wants to hear of the course on Vim, in the order of joining.',
  reply: z.strictObject({ Entries: z.array(vimListEntry) }),
  errors,
});

/** Everything that's logged. */
export const AUDIT_ACTIONS = [
  'make-admin',
  'remove-admin',
  'start-impersonation',
  'stop-impersonation',
  'impersonated-change',
  'accept-report',
  'unaccept-report',
  'mark-report-new',
  'mark-report-read',
  'mark-report-done',
  // Of reports before they had a status.
  'dismiss-report',
  'reopen-report',
  'start-boss',
  'switch-quest-off',
  'switch-quest-on',
  'add-outage',
  'set-up',
  'change-site',
  'change-logo',
  'announce',
  'invite',
  'withdraw-invitation',
  'import-invitations',
  'export-users',
  'hide-review',
  'approve-review',
  'clear-name',
  'clear-bio',
  'clear-picture',
  'clear-handle',
  'dismiss-reports',
  'suspend',
  'sign-out',
  'delete-account',
  'undo-moderation',
  'erase-account',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const searchText = z.string().trim().max(200).optional();

const auditEntry = z.strictObject({
  UUID: uuid,
  CreatedAt: instant,
  Handle: z.string().nullable().describe('Null for a command on the server, and for an account that’s gone.'),
  Action: z.string(),
  Subject: z.string(),
  Details: z.record(z.string(), z.json()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  auth: 'user',
  area,
  summary: 'What admins did, 50 at a time, the newest first.',
  query: z.object({
    after,
    admin: searchText.describe('Who: an admin’s handle, exactly.'),
    action: z.enum(AUDIT_ACTIONS).optional(),
    subject: searchText.describe('To whom or what: part of a handle, a slug or a reason.'),
    from: instant.optional(),
    until: instant.optional().describe('Exclusive.'),
  }),
  reply: z.strictObject({ Entries: z.array(auditEntry), HasMore: z.boolean() }),
  errors,
});
