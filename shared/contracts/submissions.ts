import { z } from 'zod';
import { idParams, timeZone, uuid } from './common';
import { endpoint } from './endpoint';

/** One line of an XP breakdown. `Percent` is 0 for a flat line; `XP` can be negative. */
export const xpBreakdownLine = z.strictObject({
  Name: z.string(),
  Percent: z.number().int(),
  XP: z.number().int(),
});
export type XPBreakdownLine = z.infer<typeof xpBreakdownLine>;

export const resultSlug = z.enum(['success', 'failure', 'system-error', 'noop']);
export type ResultSlug = z.infer<typeof resultSlug>;

/** A graded submission, as sent to all of the learner's windows (docs/realtime.md). */
export const lessonSubmissionEvent = z.strictObject({
  SubmissionUUID: uuid,
  ResultSlug: resultSlug,
  ResultMessage: z.string(),
  XPReward: z.number().int(),
  XPBreakdown: z.array(xpBreakdownLine),
  LessonUUID: uuid.nullable(),
  CourseUUID: uuid.nullable(),
  ChallengeUUID: uuid.nullable(),
});
export type LessonSubmissionEvent = z.infer<typeof lessonSubmissionEvent>;

/** The result of a visible test; hidden tests are only counted. */
export const testResult = z.strictObject({
  Call: z.string(),
  Expected: z.string(),
  Got: z.string(),
  Stdout: z.string(),
  Passed: z.boolean(),
});
export type TestResult = z.infer<typeof testResult>;

export const submissionReply = z.strictObject({
  ...lessonSubmissionEvent.shape,
  StructuredErrCLI: z
    .strictObject({
      Error: z.string(),
      FailedStepIndex: z.number().int(),
      FailedTestIndex: z.number().int(),
    })
    .nullable(),
  Output: z
    .strictObject({ Expected: z.string(), Got: z.string(), Stderr: z.string() })
    .nullable()
    .describe('For lessons graded by output.'),
  Tests: z
    .strictObject({
      Results: z.array(testResult),
      NumHidden: z.number().int(),
      NumHiddenPassed: z.number().int(),
      Stdout: z.string(),
      Stderr: z.string(),
    })
    .nullable()
    .describe('For lessons graded by tests.'),
  Explanation: z.string().nullable().describe('Why the answer is correct, after a success.'),
});
export type SubmissionReply = z.infer<typeof submissionReply>;

const submittedFile = z.object({ Name: z.string().max(200), Content: z.string().max(1_000_000) });

/** Exactly one answer, of the lesson's kind. */
export const submissionBody = z
  .object({
    Files: z.array(submittedFile).max(50).optional(),
    Choice: z.string().max(2_000).optional(),
    TextInput: z.string().max(10_000).optional(),
    userTimezone: timeZone.nullish(),
  })
  .refine(
    (body) => [body.Files, body.Choice, body.TextInput].filter((answer) => answer !== undefined).length === 1,
    'must have exactly one of Files, Choice and TextInput',
  );
export type SubmissionBody = z.infer<typeof submissionBody>;

const answer = { method: 'POST', params: idParams, body: submissionBody, reply: submissionReply } as const;

const area = 'submissions';

export const submitLesson = endpoint({
  ...answer,
  path: '/lessons/{id}/',
  auth: 'user',
  area,
  summary: 'Grades an answer. The first success pays XP, once.',
  errors: [402, 403, 404, 413, 429, 503],
});

export const tryLesson = endpoint({
  ...answer,
  path: '/lessons/{id}/try',
  auth: 'none',
  area,
  summary:
    'Grades a guest’s answer and stores nothing. The XP of a success is what a new account would get for it.',
  errors: [402, 403, 404, 413, 429, 503],
});
