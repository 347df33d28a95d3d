import { z } from 'zod';
import { cliStepResult, structuredErrCLI } from './cli';
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
  StructuredErrCLI: structuredErrCLI.nullable().describe('Where a terminal lesson failed.'),
});
export type LessonSubmissionEvent = z.infer<typeof lessonSubmissionEvent>;

/** The result of a visible test; hidden tests are only counted. */
export const testResult = z.strictObject({
  Call: z.string().describe('The call, or the name of a test in a file.'),
  Expected: z.string(),
  Got: z.string(),
  Stdout: z.string(),
  ExpectedStdout: z.string().nullable().describe('What the call should print, if the test is about that.'),
  Passed: z.boolean(),
  Mismatch: z
    .enum(['returned', 'printed', 'raised', 'asserted', 'not-run'])
    .nullable()
    .describe('What wasn’t as expected: null if the test passed.'),
  Reason: z.string().describe('Why the test failed, as a sentence; empty if only Got says it.'),
  Source: z.string().nullable().describe('The code of a test in a file.'),
});
export type TestResult = z.infer<typeof testResult>;

/** The error that ended a program, or kept it from starting (`compile`). Its full text is in `Stderr`. */
export const programError = z.strictObject({
  Kind: z.enum(['compile', 'runtime']),
  Message: z.string().describe('The first error, as the compiler or the runtime puts it.'),
  File: z.string().nullable().describe('One of the learner’s files.'),
  Line: z.number().int().nullable().describe('From 1.'),
});
export type ProgramError = z.infer<typeof programError>;

export const submissionReply = z.strictObject({
  ...lessonSubmissionEvent.shape,
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
  ProgramError: programError.nullable(),
  Explanation: z
    .string()
    .nullable()
    .describe('Why a question’s answer is correct, or why this one is wrong, in Markdown.'),
  KnownMistake: z
    .string()
    .nullable()
    .describe('What the author says to a learner who makes exactly this mistake, in Markdown.'),
});
export type SubmissionReply = z.infer<typeof submissionReply>;

const submittedFile = z.object({ Name: z.string().max(200), Content: z.string().max(1_000_000) });

/** Exactly one answer, of the lesson's kind. */
export const submissionBody = z
  .object({
    Files: z.array(submittedFile).max(50).optional(),
    Choice: z.string().max(2_000).optional(),
    TextInput: z.string().max(10_000).optional(),
    CLIResults: z.array(cliStepResult).max(100).optional(),
    userTimezone: timeZone.nullish(),
  })
  .refine(
    ({ Files, Choice, TextInput, CLIResults }) =>
      [Files, Choice, TextInput, CLIResults].filter((answer) => answer !== undefined).length === 1,
    'must have exactly one of Files, Choice, TextInput and CLIResults',
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
