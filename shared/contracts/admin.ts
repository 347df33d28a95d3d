import { z } from 'zod';
import { emptyReply, idParams, instant, uuid } from './common';
import { endpoint } from './endpoint';

const area = 'admin';
/** All of these are a 403 for everybody who isn't an admin. */
const errors = [403];
/** The last id of the page before; without it, the first page. */
const after = uuid.optional();

const adminUser = z.strictObject({
  UUID: uuid,
  CreatedAt: instant,
  Handle: z.string(),
  Email: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  IsAdmin: z.boolean(),
  XP: z.number().int(),
  Level: z.number().int(),
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

const reportState = z.enum(['open', 'accepted', 'dismissed']);

const report = z.strictObject({
  UUID: uuid,
  CreatedAt: instant,
  Kind: z.enum(['lesson', 'spellbook']),
  Text: z.string(),
  Code: z.string().nullable(),
  State: reportState,
  Handle: z.string().nullable().describe('Null for a guest, and for an account that’s gone.'),
  Title: z.string().nullable().describe('Null if the lesson or page is gone.'),
  LessonUUID: uuid.nullable(),
  IsOutdated: z.boolean().describe('Whether the text was changed after the learner saw it.'),
});
export type Report = z.infer<typeof report>;

export const listReports = endpoint({
  method: 'GET',
  path: '/admin/reports',
  auth: 'user',
  area,
  summary: 'What learners wrote about the content, 50 at a time, the newest first.',
  query: z.object({ state: reportState.default('open'), after }),
  reply: z.strictObject({ Reports: z.array(report), HasMore: z.boolean() }),
  errors,
});

export const decideReport = endpoint({
  method: 'PUT',
  path: '/admin/reports/{id}',
  auth: 'user',
  area,
  summary: 'Accepts a report, which is worth karma, dismisses it, or opens it again.',
  params: idParams,
  body: z.object({ state: reportState }),
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
  query: z.object({ after }),
  reply: z.strictObject({ Entries: z.array(auditEntry), HasMore: z.boolean() }),
  errors,
});
