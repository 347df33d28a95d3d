import { z } from 'zod';
import { MODERATION_ACTIONS, REPORT_KINDS, REPORT_REASONS } from '../../rules/moderation';
import { fieldMessage } from '../../texts/fields';
import { emptyReply, idParams, instant, uuid } from '../common';
import { endpoint } from '../endpoint';
import { adminUser } from '../operations/admin';
import { plainText } from '../plain-text';
import { MAX_MODERATION_REASON, MAX_REPORT_NOTE } from '../text-limits';

const area = 'moderation';
const adminErrors = [403];

const kind = z.enum(REPORT_KINDS);
const reportReason = z.enum(REPORT_REASONS);
const action = z.enum(MODERATION_ACTIONS);

export const reportContent = endpoint({
  method: 'POST',
  path: '/reports',
  auth: 'user',
  area,
  summary: 'Tells the admins about somebody’s review, name, handle, bio or picture, once while it’s open.',
  body: z.object({
    kind,
    subjectUUID: uuid.describe('Of the review, or of the learner. A name can also go by their review.'),
    reason: reportReason,
    note: plainText(MAX_REPORT_NOTE, fieldMessage('field.long-note', { max: MAX_REPORT_NOTE })).default(''),
  }),
  reply: emptyReply,
  errors: [403, 404, 409, 429],
});

const decision = z.strictObject({
  UUID: uuid,
  CreatedAt: instant,
  Action: action,
  Kind: kind.nullable().describe('Of what it was done to; null for the account.'),
  Reason: z.string(),
  AdminHandle: z.string().nullable().describe('Null if the admin’s account is gone.'),
  UndoneAt: instant.nullable(),
  CanUndo: z.boolean(),
});
export type ModerationDecision = z.infer<typeof decision>;

const caseReport = z.strictObject({
  CreatedAt: instant,
  Reason: reportReason,
  Note: z.string(),
  Handle: z.string().nullable().describe('Null if the reporter’s account is gone.'),
});

const moderationCase = z.strictObject({
  UUID: uuid,
  CreatedAt: instant,
  Kind: kind,
  IsOpen: z.boolean(),
  Snapshots: z.array(z.string()).describe('What was reported, each version once. A picture is a data URL..'),
  Current: z.string().nullable().describe('As it is now: a text, or a picture’s path. Null if it’s gone.'),
  Review: z
    .strictObject({
      CourseTitle: z.string().nullable(),
      CourseSlug: z.string().nullable(),
      Rating: z.int().nullable(),
      Visibility: z.enum(['public', 'waiting', 'hidden']),
    })
    .nullable()
    .describe('Null for everything else, and once the review is gone.'),
  Author: adminUser.pick({
    UUID: true,
    Handle: true,
    FirstName: true,
    LastName: true,
    IsAdmin: true,
    SuspendedAt: true,
    EraseAt: true,
  }),
  NumReports: z.int().describe('0 for a newcomer’s first review, which nobody reported.'),
  Reports: z.array(caseReport).describe('The newest 20.'),
  Decisions: z.array(decision).describe('The newest first.'),
});
export type ModerationCase = z.infer<typeof moderationCase>;

export const listModerationCases = endpoint({
  method: 'GET',
  path: '/admin/moderation',
  auth: 'user',
  area,
  summary: 'What was reported, and first reviews that wait, 20 at a time: open ones the oldest first.',
  query: z.object({
    state: z.enum(['open', 'decided']).default('open'),
    after: uuid.optional().describe('The last id of the page before; without it, the first page.'),
  }),
  reply: z.strictObject({ Cases: z.array(moderationCase), HasMore: z.boolean() }),
  errors: adminErrors,
});

export const countModerationCases = endpoint({
  method: 'GET',
  path: '/admin/moderation/open',
  auth: 'user',
  area,
  summary: 'How many cases nobody has decided yet.',
  reply: z.strictObject({ Count: z.int() }),
  errors: adminErrors,
});

const why = plainText(
  MAX_MODERATION_REASON,
  fieldMessage('field.long-reason', { max: MAX_MODERATION_REASON }),
)
  .default('')
  .describe('Its author reads it. Only approving and dismissing need none.');

export const moderateCase = endpoint({
  method: 'POST',
  path: '/admin/moderation/{id}/decisions',
  auth: 'user',
  area,
  summary: 'Decides a case. Its author gets an email, unless it’s dismissed or approved.',
  params: idParams,
  body: z.object({ action, reason: why }),
  reply: emptyReply,
  errors: [...adminErrors, 404, 409],
});

export const moderateAccount = endpoint({
  method: 'POST',
  path: '/admin/users/{id}/decisions',
  auth: 'user',
  area,
  summary: 'Suspends an account, signs it out everywhere, or has it deleted in 30 days.',
  params: idParams,
  body: z.object({ action: z.enum(['suspend', 'sign-out', 'delete']), reason: why }),
  reply: emptyReply,
  errors: [...adminErrors, 404, 409],
});

export const undoModeration = endpoint({
  method: 'POST',
  path: '/admin/moderation_decisions/{id}/undo',
  auth: 'user',
  area,
  summary: 'Takes a decision back, within 30 days; a suspension at any time.',
  params: idParams,
  reply: emptyReply,
  errors: [...adminErrors, 404, 409],
});

const accountCourse = z.strictObject({
  UUID: uuid,
  Slug: z.string(),
  Title: z.string(),
  NumLessons: z.int(),
  NumComplete: z.int(),
  CompletedAt: instant.nullable(),
});

export const getAccount = endpoint({
  method: 'GET',
  path: '/admin/users/{id}',
  auth: 'user',
  area,
  summary: 'An account: who it is, what they have learned, and what was decided about it.',
  params: idParams,
  reply: z.strictObject({
    User: adminUser,
    SuspensionReason: z.string().nullable(),
    Streak: z.int(),
    LongestStreak: z.int(),
    NumLessonsComplete: z.int(),
    NumActiveDays: z.int(),
    Courses: z.array(accountCourse).describe('Those they have begun.'),
    Decisions: z.array(decision).describe('The newest 50, the newest first.'),
  }),
  errors: [...adminErrors, 404],
});
