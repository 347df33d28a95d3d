import { z } from 'zod';
import { idParams, instant, langQuery, textReference, uuid } from '../common';
import { endpoint } from '../endpoint';
import { savedAnswer } from './drafts';
import { resultSlug } from './submissions';

/** A new verdict on a submission, after the author mended its lesson (docs/authors.md). */
export const regrade = z.strictObject({
  RegradedAt: instant,
  ResultSlug: resultSlug,
  ResultMessage: z.string().describe('User-facing.'),
  ResultMessageText: textReference('ResultMessage'),
  XPReward: z.int().describe('What the new verdict paid. Nothing is ever taken back.'),
});

/** A submission of the caller, as their history shows it. */
export const attempt = z.strictObject({
  UUID: uuid,
  CreatedAt: instant,
  ResultSlug: resultSlug,
  ResultMessage: z.string().describe('User-facing.'),
  ResultMessageText: textReference('ResultMessage'),
  XPReward: z.int(),
  Answer: savedAnswer,
  Regrade: regrade.nullable().describe('Set if a mended lesson judged the submission differently.'),
});
export type Attempt = z.infer<typeof attempt>;

/** How the caller's latest submission to a lesson went. */
export const recentResult = z.strictObject({
  UUID: uuid,
  CreatedAt: instant,
  ResultSlug: resultSlug.describe('The newest verdict, if the submission was regraded.'),
  XPReward: z.int(),
  LessonUUID: uuid,
  LessonTitle: z.string(),
});
export type RecentResult = z.infer<typeof recentResult>;

export const MAX_RECENT_RESULTS = 5;

export const listRecentResults = endpoint({
  method: 'GET',
  path: '/users/submissions',
  auth: 'user',
  area: 'submissions',
  summary: 'The lessons that the caller submitted last, each with its latest result.',
  reply: z.array(recentResult).max(MAX_RECENT_RESULTS),
});

/** Of one page, which also ends when its answers get large. */
export const MAX_ATTEMPTS_PER_PAGE = 10;

export const listAttempts = endpoint({
  method: 'GET',
  path: '/users/lessons/{id}/submissions',
  auth: 'user',
  area: 'submissions',
  summary: 'The caller’s submissions to a lesson, the newest first, a page at a time.',
  params: idParams,
  query: langQuery.extend({
    before: uuid.optional().describe('`Next` of the page before; the first page has none.'),
  }),
  reply: z.strictObject({
    Attempts: z.array(attempt).max(MAX_ATTEMPTS_PER_PAGE),
    Next: uuid.nullable().describe('Null on the last page.'),
  }),
  errors: [404],
});
