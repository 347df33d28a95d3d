import { z } from 'zod';
import { fieldMessage } from '../../texts/fields';
import { idParams, langQuery, textReference, timeZone, uuid } from '../common';
import { endpoint } from '../endpoint';
import { repositoryCheck } from '../learning/lessons';
import { cliStepResult, structuredErrCLI } from './cli';
import { offlineOutcome, offlineProof } from './offline';

/** One line of an XP breakdown. Both numbers can be negative. */
export const xpBreakdownLine = z.strictObject({
  Name: z.string(),
  Percent: z.number().describe('A fraction, such as 0.25 for +25%; 0 for a flat line.'),
  XP: z.number().int(),
});
export type XPBreakdownLine = z.infer<typeof xpBreakdownLine>;

export const resultSlug = z.enum(['success', 'failure', 'system-error', 'noop']);
export type ResultSlug = z.infer<typeof resultSlug>;

/** A graded submission, as sent to all of the learner's windows (docs/realtime.md). */
export const lessonSubmissionEvent = z.strictObject({
  SubmissionUUID: uuid,
  ResultSlug: resultSlug,
  ResultMessage: z.string().describe('User-facing.'),
  ResultMessageText: textReference('ResultMessage'),
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
  ExpectedText: textReference('Expected'),
  Got: z.string(),
  GotText: textReference('Got'),
  Stdout: z.string(),
  ExpectedStdout: z.string().nullable().describe('What the call should print, if the test is about that.'),
  Passed: z.boolean(),
  Mismatch: z
    .enum(['returned', 'printed', 'raised', 'asserted', 'not-run'])
    .nullable()
    .describe('What wasn’t as expected: null if the test passed.'),
  Reason: z.string().describe('Why the test failed, as a sentence; empty if only Got says it.'),
  ReasonText: textReference('Reason'),
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

/** How an answer to an interview question did on each of its points (docs/interviews.md). */
export const interviewReview = z.strictObject({
  Judge: z
    .enum(['model', 'embedded'])
    .describe('Who read the answer: a language model, or the server’s own text matcher.'),
  Points: z.array(
    z.strictObject({
      Verdict: z.enum(['covered', 'partly', 'missed']),
      Sentence: z
        .string()
        .nullable()
        .describe('The point. Null if the answer didn’t cover it and the lesson isn’t solved by it.'),
      Said: z.string().nullable().describe('What the learner said about it, word for word.'),
      Comment: z.string().describe('Why, or a follow-up question, in Markdown.'),
      CommentText: textReference('Comment'),
    }),
  ),
});
export type InterviewReview = z.infer<typeof interviewReview>;

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
  Interview: interviewReview.nullable().describe('For interview questions.'),
  RepositoryChecks: z.array(repositoryCheck).nullable().describe('For lessons on GitHub.'),
  Offline: offlineOutcome.optional().describe('Of an answer with a proof of when it was made.'),
});
export type SubmissionReply = z.infer<typeof submissionReply>;

const submittedFile = z.object({ Name: z.string().max(200), Content: z.string().max(1_000_000) });

/** The longest answer to an interview question, in characters: about six minutes of talking. */
export const MAX_INPUT_LENGTH = 6_000;

const answers = {
  Files: z.array(submittedFile).max(50).optional(),
  Choice: z.string().max(2_000).optional(),
  TextInput: z.string().max(10_000).optional(),
  CLIResults: z.array(cliStepResult).max(100).optional(),
  Checks: z.array(z.boolean()).max(500).optional().describe('The boxes of a lesson to read and do.'),
  Input: z
    .string()
    .max(MAX_INPUT_LENGTH, fieldMessage('field.long-answer', { max: MAX_INPUT_LENGTH }))
    .optional()
    .describe('What a learner says to an interview question. The reply is a stream of text then.'),
  Repository: z
    .string()
    .max(300)
    .optional()
    .describe('A repository on GitHub, as owner/name or its address.'),
};
const ANSWERS = Object.keys(answers) as (keyof typeof answers)[];

/** Exactly one answer, of the lesson's kind. */
export const submissionBody = z
  .object({
    ...answers,
    userTimezone: timeZone.nullish(),
    requestUUID: uuid
      .optional()
      .describe(
        'Chosen by the client. An answer that’s sent again with the same one isn’t graded again: the reply is the stored result.',
      ),
    offline: offlineProof
      .optional()
      .describe('When the answer was made, if it had to wait for a connection.'),
  })
  .refine(
    (body) => ANSWERS.filter((name) => body[name] !== undefined).length === 1,
    `must have exactly one of ${ANSWERS.join(', ')}`,
  );
export type SubmissionBody = z.infer<typeof submissionBody>;

const answer = { method: 'POST', params: idParams, body: submissionBody, reply: submissionReply } as const;

const area = 'submissions';

export const submitLesson = endpoint({
  ...answer,
  path: '/lessons/{id}/',
  auth: 'user',
  area,
  query: langQuery,
  summary:
    'Grades an answer. The first success pays XP, once. The reply to an `Input` is a stream: the interviewer’s text as it is written, with the submission’s id in X-Submission-UUID (docs/interviews.md).',
  stream: {
    message: z.strictObject({ Text: z.string().describe('Markdown, to be read after what came before it.') }),
    plainText: 'Text',
  },
  errors: [402, 403, 404, 413, 429, 503],
});

export const tryLesson = endpoint({
  ...answer,
  path: '/lessons/{id}/try',
  auth: 'none',
  area,
  query: langQuery,
  summary:
    'Grades a guest’s answer and stores nothing. The XP of a success is what a new account would get for it.',
  errors: [402, 403, 404, 413, 429, 503],
});

export const getSubmission = endpoint({
  method: 'GET',
  path: '/users/submissions/{id}',
  auth: 'user',
  area,
  summary: 'The result of a submission of the caller, as far as it is stored: without outputs and tests.',
  params: idParams,
  reply: submissionReply,
  errors: [404],
});
