import { z } from 'zod';
import { BADGE_THRESHOLDS } from '../../rules/certificate-badge';
import { idParams, instant, langQuery, textReference, uuid } from '../common';
import { endpoint } from '../endpoint';
import { savedAnswer } from '../solving/drafts';
import { courseLanguage } from './catalog';

const area = 'certificates';

export const certificate = z.strictObject({
  CompletionUUID: uuid,
  CourseUUID: uuid,
  Title: z.string().describe('Of the course, when it was completed.'),
  TypeDescription: z.string(),
  CompletedAt: instant,
  ThumbnailURL: z.string().describe('The share image, 1200 by 630 pixels. Changes when the image does.'),
  PercentPlatformCompleted: z
    .number()
    .min(0)
    .max(100)
    .describe('How many of this platform’s learners have completed the course.'),
  LearnerName: z.string().describe('As on the certificate; the owner can have it renewed after a change.'),
  CourseSlug: z.string(),
  Language: courseLanguage,
  Emblem: z.string(),
  NumLessons: z.int(),
  Badge: z.literal(BADGE_THRESHOLDS).nullable().describe('One for every 10 lessons, up to 100.'),
  Chapters: z.array(z.strictObject({ Title: z.string(), NumLessons: z.int() })),
  PageURL: z.string().describe('The public page.'),
  WorkDigest: z.string().describe('SHA-256 of the learner’s judged work, 64 hexadecimal digits.'),
});
export type Certificate = z.infer<typeof certificate>;

/** An answer that was accepted. Keys in alphabetical order: the reply’s own SHA-256 is the digest. */
export const judgedAnswer = z.strictObject({
  Answer: savedAnswer,
  CreatedAt: instant,
  LessonUUID: uuid,
  SubmissionUUID: uuid,
});
export type JudgedAnswer = z.infer<typeof judgedAnswer>;

export const courseCompletionState = z.strictObject({
  IsComplete: z.boolean(),
  CompletionUUID: uuid.nullable(),
  CompletedAt: instant.nullable(),
});
export type CourseCompletionState = z.infer<typeof courseCompletionState>;

export const MAX_CREDENTIAL_LENGTH = 64_000;

/** Not only UUIDs: anything else gets an error of its own, 400 “Invalid request”. */
const certificateParams = z.object({ id: z.string() });

const get = { method: 'GET', area, auth: 'none' } as const;

/** Of calls that only reply with bytes. */
const noJson = z.never();

export const getCertificate = endpoint({
  ...get,
  path: '/static/certificate/{id}',
  summary: 'A certificate, for anybody who has its address.',
  params: certificateParams,
  reply: certificate,
  errors: [400, 404],
});

export const getCertificateImage = endpoint({
  ...get,
  path: '/static/certificate/{id}/image',
  summary: 'The share image of a certificate.',
  params: certificateParams,
  reply: noJson,
  binaryReply: 'image/png',
  errors: [400, 404],
});

export const getCertificatePdf = endpoint({
  ...get,
  path: '/static/certificate/{id}/pdf',
  summary: 'A certificate to print, in landscape.',
  params: certificateParams,
  query: langQuery.extend({ paper: z.enum(['a4', 'letter']).default('a4') }),
  reply: noJson,
  binaryReply: 'application/pdf',
  errors: [400, 404, 429],
});

export const getCertificateCredential = endpoint({
  ...get,
  path: '/static/certificate/{id}/credential',
  summary: 'A certificate as a signed Open Badges 3.0 credential.',
  params: certificateParams,
  reply: noJson,
  binaryReply: 'application/vc',
  errors: [400, 404],
});

export const credentialCheck = z.strictObject({
  Result: z
    .enum(['valid', 'altered', 'foreign', 'unreadable'])
    .describe('`foreign` wasn’t signed by this server, and wasn’t checked any further.'),
  Message: z.string().describe('User-facing.'),
  MessageText: textReference('Message'),
});
export type CredentialCheck = z.infer<typeof credentialCheck>;

export const checkCredential = endpoint({
  method: 'POST',
  path: '/certificates/check',
  auth: 'none',
  area,
  summary: 'Checks whether this server signed a credential, and whether it was altered since.',
  body: z.object({
    credential: z.string().max(MAX_CREDENTIAL_LENGTH).describe('The file’s text.'),
  }),
  reply: credentialCheck,
  errors: [413, 429],
});

export const renewCertificateImage = endpoint({
  method: 'DELETE',
  path: '/certificate/image/{id}',
  auth: 'user',
  area,
  summary: 'Makes the image anew, with the owner’s current name; the credential follows if the name changed.',
  params: certificateParams,
  reply: certificate,
  errors: [400, 403, 404],
});

export const getCertificateWork = endpoint({
  method: 'GET',
  path: '/certificate/work/{id}',
  auth: 'user',
  area,
  summary:
    'The accepted answers behind a certificate, for its owner. The SHA-256 of the reply is its WorkDigest.',
  params: certificateParams,
  reply: z.array(judgedAnswer),
  errors: [400, 403, 404],
});

export const listCertificates = endpoint({
  method: 'GET',
  path: '/users/certificates',
  auth: 'user',
  area,
  summary: 'The caller’s certificates, the newest first.',
  reply: z.array(certificate),
});

export const getCourseCompletion = endpoint({
  ...get,
  path: '/courses/completion/{a}/{b}',
  summary:
    'Who completed what: `a` is a learner’s handle or UUID, `b` the UUID of a course or of the completion.',
  params: z.object({ a: z.string(), b: z.string() }),
  reply: z.strictObject({ UUID: uuid, CourseUUID: uuid, CompletedAt: instant }),
  errors: [404, 500],
});

export const getCourseCompletionState = endpoint({
  method: 'GET',
  path: '/courses/completion/state/{id}',
  auth: 'user',
  area,
  summary: 'Whether the caller has completed a course. Issues the certificate if it’s due.',
  params: idParams,
  reply: courseCompletionState,
  errors: [404],
});
